import { cutTo } from '../text/length.ts'
import { DEBOUNCE_MS } from '../text/timings.ts'

/** The job search (VAL-13, PRO-10). */
export const JOB_SEARCH = {
  characters: 30,
  debounceMs: DEBOUNCE_MS.jobSearch,
  noResults: '검색 결과가 없습니다.',
  otherLabel: '기타',
} as const

/**
 * Matches everything except Korean, Latin letters and digits. Single jamo count as Korean: the field contains them while
 * a syllable is typed, and so does the dot vowel of phone keyboards (ㆍ, ᆞ).
 */
const OTHERS = /[^가-힣ㄱ-ㆎ\u1100-\u11ffA-Za-z0-9]/g

export function jobQueryAsTyped(typed: string): string {
  return cutTo(typed.normalize('NFC').replaceAll(OTHERS, ''), JOB_SEARCH.characters)
}

export type JobChoice = { jobLabel: string; jobSubLabel: string }

/** A free entry: the label is 기타, the typed text stands beside it. */
export function freeJob(typed: string): JobChoice | null {
  const jobSubLabel = jobQueryAsTyped(typed)
  return jobSubLabel === '' ? null : { jobLabel: JOB_SEARCH.otherLabel, jobSubLabel }
}
