import { groupDigits } from '../salary/format.ts'

/**
 * Length as a person counts it: one per character of the composed text. A syllable typed apart into jamo counts
 * once, so does an emoji, and the same text is as long in the browser as on the server.
 */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text.normalize('NFC')) length += 1
  return length
}

/** The composed text, cut after `limit` characters and never inside one. */
export function cutTo(text: string, limit: number): string {
  const characters = Array.from(text.normalize('NFC'))
  return characters.length <= limit ? characters.join('') : characters.slice(0, limit).join('')
}

/** Free text (VAL-16, UI-5). Career detail and messages bring limits of their own. */
export const TEXT_AREA = { limit: 1000, minRows: 5, maxRows: 10 } as const

type TextAreaState = {
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

const UNSAFE = '사용할 수 없는 문자가 들어 있어요.'

/** NUL, which PostgreSQL text cannot hold, and halves of characters, which no encoding can carry. */
export function isSafeText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export function unsafeProblem(text: string): string | null {
  return isSafeText(text) ? null : UNSAFE
}
