// The entry: what must be quick does not wait for the rest to load.
const [command, ...rest] = process.argv.slice(2)

if (command === '--version' || command === '-V') {
  process.stdout.write(`${__VERSION__}\n`)
} else if (command === 'judge' && rest.length === 1 && !rest[0]?.startsWith('-')) {
  const { runJudge } = await import('./judge.ts')
  await runJudge(rest[0] as string)
} else {
  const { run } = await import('./program.ts')
  await run(process.argv.slice(2))
}
