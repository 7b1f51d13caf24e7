// Loaded before a command: leaves in a file the names of the modules of Node that it loaded.
const { writeFileSync } = require('node:fs')

const before = new Set(process.moduleLoadList)
process.on('exit', () => {
  const loaded = process.moduleLoadList.filter((name) => !before.has(name))
  writeFileSync(process.env.LOADED_FILE, loaded.join('\n'))
})
