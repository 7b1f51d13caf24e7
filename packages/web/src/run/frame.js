// The page in which a program of the reader runs. It stands in a frame without an origin (sandbox;
// around.js makes it), under a policy that lets it make workers of texts and load nothing: a program can compute, and
// reach neither the workbench nor what the browser keeps for it, nor any network.
/** Milliseconds that a worker may take to begin. */
const START = 60_000

addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return
  const { program, input, limit, most } = data
  const text = `self.main = async () => {${program}\n};(${harness})();`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const worker = new Worker(address)
  const late = () => done({ end: 'time' })
  // a worker that never begins is ended as well
  let timer = setTimeout(late, START + limit)
  let begun = false
  const done = (result) => {
    clearTimeout(timer)
    worker.terminate()
    URL.revokeObjectURL(address)
    port.postMessage(result)
  }
  worker.onmessage = ({ data: result }) => {
    // what the worker itself takes to begin is not the program's
    if (result !== 'begun') done(result)
    else if (!begun) {
      begun = true
      clearTimeout(timer)
      timer = setTimeout(late, limit)
    }
  }
  worker.onerror = (event) => {
    event.preventDefault()
    done({ end: 'error', message: event.message, line: event.lineno })
  }
  worker.postMessage({ input, most })
})
// whoever frames this page may know that it is there
parent.postMessage('ready', '*')

/** What a program finds around it: as much of Node as reads an input and prints an output. */
function harness() {
  const later = self.setTimeout
  let [input, output, most] = ['', '', 0]
  let waiting = 0
  class Exit extends Error {}
  class TooLong extends Error {}

  class Bytes extends Uint8Array {
    toString() {
      return new TextDecoder().decode(this)
    }
  }

  const write = (text) => {
    output += text
    if (output.length > most) throw new TooLong()
    return true
  }
  const shown = (value, inside) => {
    if (typeof value === 'string') return inside ? `'${value}'` : value
    if (typeof value === 'bigint') return `${value}n`
    if (Array.isArray(value))
      return value.length ? `[ ${value.map((v) => shown(v, true)).join(', ')} ]` : '[]'
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
    return String(value)
  }
  const log = (...values) => void write(`${values.map((v) => shown(v, false)).join(' ')}\n`)
  const lines = () => {
    const all = input.split(/\r?\n/)
    if (all.at(-1) === '') all.pop()
    return all
  }

  /** Something that tells of events: of lines, or of the whole input. */
  const source = (events) => {
    const listeners = {}
    let begun = false
    const self_ = {
      on(name, listener) {
        listeners[name] = [...(listeners[name] ?? []), listener]
        if (!begun)
          soon(() =>
            events((event, ...values) => {
              for (const one of listeners[event] ?? []) one(...values)
            }),
          )
        begun = true
        return self_
      },
      setEncoding: () => self_,
      resume: () => self_,
      close() {
        for (const one of listeners.close ?? []) one()
      },
      fd: 0,
    }
    self_.once = self_.addListener = self_.on
    return self_
  }
  const stdin = source((tell) => {
    tell('data', input)
    tell('end')
    tell('close')
  })
  let read = false
  stdin.read = () => {
    const text = read ? null : input
    read = true
    return text
  }
  stdin[Symbol.asyncIterator] = async function* () {
    yield input
  }
  const createInterface = () => {
    const reader = source((tell) => {
      for (const line of lines()) tell('line', line)
      tell('close')
    })
    const rest = lines()
    reader.question = (_, answer) => soon(() => answer(rest.shift() ?? ''))
    reader[Symbol.asyncIterator] = async function* () {
      yield* lines()
    }
    return reader
  }
  const readFileSync = (_, encoding) =>
    encoding ? input : new Bytes(new TextEncoder().encode(input))
  const modules = {
    fs: { readFileSync, writeFileSync: (_, text) => void write(`${text}`) },
    readline: { createInterface },
    os: { EOL: '\n' },
  }

  /** Calls a function when the program has gone through its text. */
  const soon = (call, time, ...values) => {
    waiting++
    return later(() => {
      try {
        call(...values)
      } catch (error) {
        fail(error)
      }
      waiting--
      rest()
    }, time)
  }
  const began = performance.now()
  const end = (result) =>
    postMessage({ ...result, output, milliseconds: performance.now() - began })
  const rest = () => later(() => later(() => waiting === 0 && end({ end: 'done' })))
  const fail = (error) => {
    if (error instanceof Exit) return end({ end: 'done' })
    if (error instanceof TooLong) return end({ end: 'output' })
    const [, line] = /:(\d+):\d+\)?$/m.exec(error?.stack ?? '') ?? []
    end({ end: 'error', message: String(error), line: line && Number(line) })
  }

  let at = 0
  Object.assign(self, {
    setTimeout: soon,
    setImmediate: (call, ...values) => soon(call, 0, ...values),
    console: { log, info: log, error() {}, warn() {}, debug() {} },
    print: log,
    readline: () => lines()[at++],
    module: { exports: {} },
    process: {
      stdin,
      stdout: { write },
      stderr: { write: () => true },
      argv: ['node', 'main.js'],
      env: {},
      platform: 'linux',
      exit() {
        throw new Exit()
      },
      nextTick: (call, ...values) => soon(call, 0, ...values),
      on() {},
    },
    require(name) {
      const found = modules[name.replace(/^node:/, '').replace(/\/promises$/, '')]
      if (name.replace(/^node:/, '') === 'process') return self.process
      if (!found) throw new Error(`Cannot find module '${name}'`)
      return found
    },
  })
  self.require.main = self.module
  modules.fs.default = modules.fs
  self.onunhandledrejection = (event) => {
    event.preventDefault()
    fail(event.reason)
  }
  self.onmessage = ({ data }) => {
    ;({ input, most } = data)
    postMessage('begun')
    Promise.resolve().then(self.main).then(rest, fail)
  }
}
