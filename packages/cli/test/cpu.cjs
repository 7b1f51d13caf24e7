// Loaded before a command: leaves in a file the milliseconds that the processor worked for it.
const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  writeFileSync(process.env.CPU_FILE, `${(user + system) / 1000}`)
})
