import type { FieldValues, PositionField } from './field-kinds.ts'

/**
 * The fields of a position that candidates read with an offer. They stand apart from `positionFields`, which has them too,
 * so that a candidate's page does not load the words of the whole form.
 */
export const candidateFields = {
  interviewers: {
    kind: 'lines',
    max: 5,
    limit: 20,
    words: { label: '면접에 함께하는 사람', placeholder: '예: 윤하람' },
  },
  place: { kind: 'text', limit: 60, words: { label: '일하는 곳', placeholder: '예: 서울 성동구 성수동' } },
} as const satisfies Record<string, PositionField>

/** Their order on the offer; empty ones have no line. */
export const detailFields = [
  'place',
  'interviewers',
] as const satisfies readonly (keyof typeof candidateFields)[]

type Fields = typeof candidateFields
export type PositionDetails = { readonly [Name in keyof Fields]: FieldValues[Fields[Name]['kind']] }

const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '))

/** The same words for the candidate and for the preview of the sender. */
export const detailLines = (details: PositionDetails | null) =>
  detailFields
    .map((name) => ({ label: candidateFields[name].words.label, text: details ? textOf(details[name]) : '' }))
    .filter(({ text }) => text !== '')
