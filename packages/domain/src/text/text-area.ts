import { groupDigits } from '../salary/format.ts'
import { lengthOf } from './length.ts'

/** Free text (VAL-16, UI-5). Career detail and messages bring limits of their own. */
export const TEXT_AREA = { limit: 1000, minRows: 5, maxRows: 10 } as const

export type TextAreaState = {
  length: number
  /** '79 / 1,000' */
  counter: string
  /** Shown once the limit is reached. */
  message: string | null
}

export function textAreaState(text: string, limit: number = TEXT_AREA.limit): TextAreaState {
  const length = lengthOf(text)
  return {
    length,
    counter: `${groupDigits(length)} / ${groupDigits(limit)}`,
    message: length >= limit ? limitMessage(limit) : null,
  }
}

/** The server's view of the same rule: exactly the limit is fine. */
export function lengthProblem(text: string, limit: number = TEXT_AREA.limit): string | null {
  return lengthOf(text) > limit ? limitMessage(limit) : null
}

export function limitMessage(limit: number): string {
  return `${limit}자까지 작성 가능해요`
}
