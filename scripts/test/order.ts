import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest; one that began last would leave the other processors idle. */
const LONG = [
  'problems/test/code.test.ts',
  'cli/test/stress.test.ts',
  'scripts/test/agreement.test.ts',
  'problems/test/every-problem.test.ts',
  'cli/test/survey.test.ts',
  'cli/test/survey-faults.test.ts',
  'cli/test/stress-options.test.ts',
  'cli/test/faults.test.ts',
  'core/test/source-games.test.ts',
  'core/test/catalogue.test.ts',
  'core/test/source-formulas.test.ts',
  'cli/test/packages.test.ts',
  'problems/test/stages.test.ts',
  'cli/test/discover.test.ts',
  'scripts/test/ready.test.ts',
]

/** Begins with the files that take longest, as far as nothing is known from an earlier run. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
