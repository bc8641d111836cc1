import { lengthText } from './career.ts'

type Job = { jobLabel: string; jobSubLabel: string }

/** The name of a person before a match: their job. */
export function jobTitle({ jobLabel, jobSubLabel }: Job): string {
  return jobSubLabel || jobLabel || '직무 미정'
}

/** '프론트엔드 개발자 · 5년 3개월' */
export function anonymousName(candidate: Job & { totalMonth: number }): string {
  return `${jobTitle(candidate)} · ${lengthText(candidate.totalMonth)}`
}
