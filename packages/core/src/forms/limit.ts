import { BeyondBudget } from '../model/errors.ts'

/** The forms with their options would take more memory than a store may use. */
export function tooManyForms(limit: number): BeyondBudget {
  return new BeyondBudget(
    {
      en: `This value has too many positions to be written down: more than ${limit} forms and options would be stored.`,
      zh: `这个值的局面太多，无法写出：要存储的标准形与选项会超过 ${limit} 个。`,
    },
    2,
  )
}

/** Adding forms would take more pairs of positions than a store may add. */
export function tooLongSum(limit: number): BeyondBudget {
  return new BeyondBudget(
    {
      en: `Adding these values means adding more than ${limit} pairs of positions.`,
      zh: `把这些值相加，须把超过 ${limit} 对局面相加。`,
    },
    2,
  )
}

/** Comparing two forms would take more steps than a store may use. */
export function tooManySteps(limit: number): BeyondBudget {
  return new BeyondBudget(
    {
      en: `Comparing these values takes more than ${limit} steps.`,
      zh: `比较这些值需要超过 ${limit} 步。`,
    },
    2,
  )
}

/** A number, a multiple of ↑ or a nim-heap is larger than a form can have. */
export function tooLarge(): BeyondBudget {
  return new BeyondBudget(
    {
      en: 'A value may have a number of at most a million binary digits, and at most 2^53 ups and as large a nim-heap.',
      zh: '值中的数最多有一百万个二进制位，↑ 的倍数与尼姆堆最多为 2^53。',
    },
    Number.POSITIVE_INFINITY,
  )
}
