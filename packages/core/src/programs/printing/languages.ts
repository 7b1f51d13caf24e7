import type { Language } from './language.ts'
import { c } from './languages/c.ts'
import { cpp } from './languages/cpp.ts'
import { java } from './languages/java.ts'
import { python } from './languages/python.ts'
import { ts } from './languages/typescript.ts'

/** The languages that programs are written in. */
export const languages: readonly Language[] = [cpp, c, java, python, ts]
