import { lengthText } from './career.ts'

type Job = { jobLabel: string; jobSubLabel: string }

/** The name of a person before a match: their job. */
export function jobTitle({ jobLabel, jobSubLabel }: Job): string {
  return jobSubLabel || jobLabel || '직무 미정'
}

/** '프론트엔드 개발자 · 5년 3개월', with the handle where the reader has one for the person: '… · 가로누'. */
export function anonymousName({
  handle,
  ...candidate
}: Job & { totalMonth: number; handle?: string | undefined }): string {
  return [jobTitle(candidate), lengthText(candidate.totalMonth), handle].filter(Boolean).join(' · ')
}
