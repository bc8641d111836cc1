/**
 * Points for each match. Kin ('Spring Boot' for Spring) is worth as much as letters inside another word. A whole name or word is worth more than letters inside another ('ai' in AI 연구원 and in Airflow), and a
 * job more than a skill or a keyword. `hope` is for a profile that tells what salary the person hopes for.
 */
export const WORTH = {
  whole: { job: 12, skill: 9, keyword: 8 },
  inside: { job: 5, skill: 3, keyword: 2 },
  /** A school, a major or a former employer. */
  past: 8,
  /** A word of the careers, which the row does not show. */
  told: 1,
  hope: 1,
} as const
export type Worth = (typeof WORTH)['whole' | 'inside']

/** Signs that separate words inside a job, a skill or a keyword. */
export const WORD_SIGNS = '·/,()&_-'

/** The text with separators as spaces, to compare whole words. */
export const spaced = (text: string): string =>
  [...text].map((letter) => (WORD_SIGNS.includes(letter) ? ' ' : letter)).join('')
