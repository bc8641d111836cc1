import type { Situation } from '../errors/catalogue.ts'
import { findContacts, isOnlyContacts, maskContacts, type Writer } from '../text/contacts.ts'

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

/** A line of a nameless room, as it is kept. */
export type NamelessLine = {
  /** Opens when the two match. It holds no name: the company learns that by the match itself. */
  body: string
  /** What both sides read until then. */
  maskedBody: string
}

/** What is kept of a line that is written in a nameless room. */
export function namelessLine(text: string, writer?: Writer): NamelessLine {
  return { body: withoutName(text, writer), maskedBody: maskContacts(text, writer) }
}

function withoutName(text: string, writer: Writer | undefined): string {
  const names = findContacts(text, writer).filter(({ kind }) => kind === 'NAME')
  return names.reduceRight(
    (rest, { start, end, value }) => rest.slice(0, start) + maskContacts(value, writer) + rest.slice(end),
    text,
  )
}

/** Why a text cannot be said in a nameless room, or null. Its reader would see nothing but what is hidden. */
export const whyNotNameless = (text: string, writer?: Writer) =>
  isOnlyContacts(text, writer) ? ('ONLY_CONTACTS' as const) : null

export type KeptLine = { body: string; maskedBody: string | null; isMasked: boolean }

/** A line as either side reads it. One that an earlier release wrote may wait for its masked text. */
export const lineText = ({ body, maskedBody, isMasked }: KeptLine): string =>
  isMasked ? (maskedBody ?? maskContacts(body)) : body

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
