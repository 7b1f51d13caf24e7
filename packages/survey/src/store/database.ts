/** Questions in SQL; everything that comes from a person is a value, never a part of the text. */
export interface Query {
  query<T = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<T[]>
}

/** A Postgres, wherever it is. */
export interface Database extends Query {
  /** What a person may read of where it is: no password. */
  readonly place: string
  /** Whether other programs work on it at the same time. */
  readonly shared: boolean
  /** Several statements at once. */
  script(text: string): Promise<void>
  /** All or nothing. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}
