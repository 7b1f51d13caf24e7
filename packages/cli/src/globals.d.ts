/** The version of the package, filled in when it is built. */
declare const __VERSION__: string
