import type { Situation } from '../errors/catalogue.ts'
import { maskContacts } from '../text/contacts.ts'

/** From an open offer a candidate may ask the company without a name (OFR-17). */
export const NAMELESS = { questions: 5 } as const

/**
 * How a company and a candidate know each other: `nameless` while an offer is open and nobody has been chosen, `named`
 * once the two matched, `ended` when it came to nothing. What ended nameless stays so for good.
 */
export type Acquaintance = 'nameless' | 'named' | 'ended'

export function acquaintanceOf(room: { matched: boolean; offerIsOpen: boolean }): Acquaintance {
  if (room.matched) return 'named'
  return room.offerIsOpen ? 'nameless' : 'ended'
}

/** How many questions are left: five cups by the composer. Only a candidate's own lines count. */
export const questionsLeft = (asked: number): number => Math.max(0, NAMELESS.questions - asked)

/** Why a candidate's question cannot be sent, or null. */
export function whyNotAsk({ asked, as }: { asked: number; as: Acquaintance }): Situation | null {
  if (as === 'named') return null
  if (as === 'ended') return 'MESSAGE_BLOCKED'
  return questionsLeft(asked) > 0 ? null : 'QUESTIONS_USED_UP'
}

/** A line as either side reads it. What stood behind a mask is seen once the two know each other. */
export const lineText = (text: string, { isMasked }: { isMasked: boolean }): string =>
  isMasked ? maskContacts(text) : text

/** What the room says where a talk without names changes. Screens draw `named` as a rule across the conversation. */
export const namelessLines = {
  named: '여기서부터 서로 이름을 알아요',
  askedAgain: '새로운 제안을 두고 다시 물어보는 방이에요.',
} as const

type SaidLine = { side: 'mine' | 'theirs' | 'system'; text: string }

const says = (line: SaidLine, text: string) => line.side === 'system' && line.text === text

/**
 * Which question each line was, null for everything else. What stands before the names was asked without one, and a new
 * offer counts anew; so it has to be the whole conversation, from its beginning.
 */
export function questionNumbers(lines: readonly SaidLine[], as: Acquaintance): (number | null)[] {
  const names = lines.findIndex((line) => says(line, namelessLines.named))
  const until = as === 'named' ? names : lines.length
  let asked = 0
  return lines.map((line, place) => {
    if (says(line, namelessLines.askedAgain)) asked = 0
    return place < until && line.side === 'mine' ? ++asked : null
  })
}
