import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * First the files that mostly wait, while the tests of the browser have work for all processors;
 * then those that take longest: one that began last would leave the other processors idle.
 */
const FIRST = [
  'cli/test/survey.test.ts',
  'cli/test/survey-faults.test.ts',
  'survey/test/store.test.ts',
  'cli/test/processes.test.ts',
  'cli/test/faults.test.ts',
  'problems/test/code.test.ts',
  'cli/test/stress.test.ts',
  'scripts/test/agreement.test.ts',
  'cli/test/stress-options.test.ts',
  'problems/test/every-problem.test.ts',
  'core/test/source-games.test.ts',
  'core/test/catalogue.test.ts',
  'core/test/source-formulas.test.ts',
  'cli/test/packages.test.ts',
  'problems/test/stages.test.ts',
  'cli/test/discover.test.ts',
  'scripts/test/ready.test.ts',
]

/** Begins with the files above, as far as nothing is known from an earlier run. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = FIRST.findIndex((name) => moduleId.endsWith(`/${name}`))
      return at < 0 ? FIRST.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
