/** What the tables are; a store with a larger number is of a newer program. */
export const SCHEMA = 1

/** What makes the tables of each number from those of the one before it. */
export const MIGRATIONS: readonly string[] = [
  `
create schema if not exists nimber;
create table nimber.store (
  single boolean primary key default true check (single),
  schema integer not null,
  program text not null
);
create table nimber.survey (
  id integer generated always as identity primary key,
  name text not null unique,
  family text not null,
  digest text not null,
  kind text not null,
  budget double precision not null,
  memory double precision,
  rules integer not null,
  forms integer not null,
  program text not null,
  begun timestamptz not null default now()
);
-- a game, once however many rules of the survey are it, with what was found out about it
create table nimber.form (
  survey integer not null references nimber.survey on delete cascade,
  number integer not null,
  rule text not null,
  final boolean not null default false,
  status text check (status in ('proved', 'verified', 'none', 'failed')),
  period double precision,
  preperiod double precision,
  saltus text,
  largest double precision,
  computed double precision,
  certificate text,
  size integer,
  seconds double precision,
  budget double precision,
  program text,
  lead double precision,
  course text,
  error text,
  error_zh text,
  finished timestamptz,
  primary key (survey, number)
);
create index form_open on nimber.form (survey) where not final;
create index form_course on nimber.form (survey, course);
create table nimber.rule (
  survey integer not null references nimber.survey on delete cascade,
  number integer not null,
  rule text not null,
  form integer not null,
  primary key (survey, number),
  foreign key (survey, form) references nimber.form
);
create table nimber.certificate (
  survey integer not null,
  form integer not null,
  body text not null,
  primary key (survey, form),
  foreign key (survey, form) references nimber.form on delete cascade
);
create table nimber.worker (
  id uuid primary key,
  host text not null,
  process integer not null,
  threads integer not null,
  program text not null,
  seen timestamptz not null default now()
);
-- which worker has a job of the queue: who is not in here any more has lost it
create table nimber.held (
  job uuid primary key,
  queue text not null,
  worker uuid not null references nimber.worker on delete cascade
);
insert into nimber.store (schema, program) values (1, '');
`,
]
