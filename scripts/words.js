// What the scripts say is in the language that `nimber` would use.
const { LC_ALL, LC_MESSAGES, LANG } = process.env
const lang = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en'

/** The text in the language of the terminal. */
export const inLanguage = (words) => words[lang]

/** Says a line on standard error. */
export function say(words) {
  process.stderr.write(`${inLanguage(words)}\n`)
}

/** Says what went wrong and ends the program. */
export function stop(words) {
  say(words)
  process.exit(1)
}
