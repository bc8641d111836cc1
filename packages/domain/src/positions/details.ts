import type { PositionDraft, PositionFieldName } from './position.ts'

/** The fields that a candidate reads with an offer for the position (BIZ-9). */
export const detailFields = ['place', 'interviewers'] as const satisfies readonly PositionFieldName[]

export type PositionDetails = Pick<PositionDraft, (typeof detailFields)[number]>

/** The same words for the candidate and for the preview of the sender; empty fields have no line. */
export function detailLines(details: PositionDetails | null) {
  if (!details) return []
  const { place, interviewers } = details
  return [
    { label: '일하는 곳', text: place },
    { label: '면접에 함께하는 사람', text: interviewers.join(', ') },
  ].filter(({ text }) => text !== '')
}
