import { nearest, type Words } from '@nimber/core'
import { atJudge, judgeOf, judgesOf, type Problem, problemNamed, problems } from '@nimber/problems'
import { type UsageError, wrongUse } from './failure.ts'

/** The judge problem with an id; throws a UsageError that names the nearest one, or the judges. */
export function findProblem(id: string): Problem {
  const problem = problemNamed(problems, id)
  if (problem) return problem
  throw unknownAtJudge(id) ?? wrongUse((say) => say.unknownProblem(id, nearest(id, IDS) ?? ''))
}

const IDS = problems.map(({ id }) => id)

/** That a judge has no such problem here, where a text is the number of one, and which judges have. */
export function unknownAtJudge(text: string): UsageError | undefined {
  const at = atJudge(text)
  if (!at) return undefined
  const { name, judge } = at
  const near = nearest(name, IDS) ?? ''
  const ids = IDS.filter((id) => judgeOf(id).key === judge?.key)
  const inLang = (lang: keyof Words) => judgesOf(IDS).map(({ names }) => names[lang])
  return wrongUse((say, lang) => {
    const what = judge ? say.notOfJudge(name, judge.names[lang], ids, near) : say.notOfAny(name)
    return `${what}\n${say.judgesKnown(inLang(lang))}`
  })
}
