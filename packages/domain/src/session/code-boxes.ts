import { ONE_TIME_CODE } from './one-time-code.ts'

/** The six boxes of a code: what stands in each, and where the focus is. */
export type CodeBoxes = { digits: readonly string[]; focus: number }

const LAST = ONE_TIME_CODE.digits - 1

export const emptyBoxes: CodeBoxes = { digits: Array(ONE_TIME_CODE.digits).fill(''), focus: 0 }

/** Typing or pasting at the focus: digits spread to the right, everything else falls away, the focus goes ahead. */
export function enter({ digits, focus }: CodeBoxes, text: string): CodeBoxes {
  const entered = Array.from(text.normalize('NFKC').replaceAll(/\D/g, '')).slice(0, ONE_TIME_CODE.digits)
  // A whole code fills all boxes, wherever the focus was.
  const start = entered.length === ONE_TIME_CODE.digits ? 0 : focus
  const next = digits.map((digit, index) => entered[index - start] ?? digit)
  return { digits: next, focus: Math.min(LAST, start + entered.length) }
}

/** Backspace empties the box, or the one before when it is empty already, and the focus moves back. */
export function erase({ digits, focus }: CodeBoxes): CodeBoxes {
  const erased = digits[focus] === '' ? Math.max(0, focus - 1) : focus
  return { digits: digits.with(erased, ''), focus: Math.max(0, focus - 1) }
}

/** The whole code once all boxes are filled: it is sent by itself. */
export function wholeCode({ digits }: CodeBoxes): string | null {
  return digits.every((digit) => digit !== '') ? digits.join('') : null
}
