import type { Situation } from '../errors/catalogue.ts'
import { findContacts, isOnlyContacts, maskContacts, type Writer } from '../text/contacts.ts'

/** About an open offer a candidate may ask the company without a name (OFR-17). */
export const NAMELESS = {
  questions: 5,
  /** Questions that follow each other this soon are one notification to the company (BIZ-7). */
  togetherMs: 60_000,
} as const

/**
 * The relation of a company and a candidate: `nameless` while an offer is open, `named` after a match, `ended` without
 * one. After a nameless end it stays nameless.
 */
export type Acquaintance = 'nameless' | 'named' | 'ended'

export function acquaintanceOf(room: { matched: boolean; offerIsOpen: boolean }): Acquaintance {
  if (room.matched) return 'named'
  return room.offerIsOpen ? 'nameless' : 'ended'
}

/** The questions left, shown as cups. Only the candidate's messages count. */
export const questionsLeft = (asked: number): number => Math.max(0, NAMELESS.questions - asked)

/** Why a candidate's question cannot be sent, or null. */
export function whyNotAsk({ asked, as }: { asked: number; as: Acquaintance }): Situation | null {
  if (as === 'named') return null
  if (as === 'ended') return 'MESSAGE_BLOCKED'
  return questionsLeft(asked) > 0 ? null : 'QUESTIONS_USED_UP'
}

/** A message of a nameless room, as stored. */
export type NamelessLine = {
  /** Shown after a match. It does not contain the name: the match discloses that. */
  body: string
  /** What both sides read before. */
  maskedBody: string
}

/** The stored form of a message in a nameless room. */
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

/** The error of a text in a nameless room, or null: the reader would see only masked parts. */
export const whyNotNameless = (text: string, writer?: Writer) =>
  isOnlyContacts(text, writer) ? ('ONLY_CONTACTS' as const) : null

export type KeptLine = { body: string; maskedBody: string | null; isMasked: boolean }

/** The message as both sides read it. One from an earlier release may not have its masked text yet. */
export const lineText = ({ body, maskedBody, isMasked }: KeptLine): string =>
  isMasked ? (maskedBody ?? maskContacts(body)) : body

/** The system messages around a nameless conversation. Screens draw `named` as a divider. */
export const namelessLines = {
  named: '여기서부터 서로 이름을 알아요',
  askedAgain: '새로운 제안을 두고 다시 물어보는 방이에요.',
} as const

type SaidLine = { side: 'mine' | 'theirs' | 'system'; text: string }

const says = (line: SaidLine, text: string) => line.side === 'system' && line.text === text

/**
 * The question number of each message, null for others. Messages before `named` were nameless, and a new offer restarts
 * the count; so it needs the whole conversation.
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

/** The ready questions that were not asked yet, however the asked ones are spaced and marked. */
export function notAsked(ready: readonly string[], lines: readonly SaidLine[]): string[] {
  const asked = lines.filter(({ side }) => side === 'mine').map(({ text }) => lettersOf(text))
  return ready.filter((question) => !asked.some((text) => text.includes(lettersOf(question))))
}

const lettersOf = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '')
