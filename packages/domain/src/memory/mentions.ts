import { maskContacts } from '../text/contacts.ts'
import { MEMORY } from './limits.ts'

export type Colleague = { id: string; name: string }

/** A part of a note: text, or a mention of a colleague with '@' and name. */
export type NotePiece = { text: string; isCall: boolean }

/** Splits a note at its mentions. A particle may follow a name: '@이도현님께'. */
export function notePieces(text: string, colleagues: readonly Colleague[]): NotePiece[] {
  const pieces: NotePiece[] = []
  // The longest first: '@김하늘' is not '@김하'.
  const calls = callsOf(colleagues)
  let rest = text
  let plain = ''
  while (rest !== '') {
    const call = rest.startsWith('@') ? calls.find((one) => rest.startsWith(one)) : undefined
    if (call === undefined) {
      const next = rest.indexOf('@', 1)
      const cut = next === -1 ? rest.length : next
      plain += rest.slice(0, cut)
      rest = rest.slice(cut)
    } else {
      if (plain !== '') pieces.push({ text: plain, isCall: false })
      pieces.push({ text: call, isCall: true })
      plain = ''
      rest = rest.slice(call.length)
    }
  }
  return plain === '' ? pieces : [...pieces, { text: plain, isCall: false }]
}

const callsOf = (colleagues: readonly Colleague[]) =>
  [...new Set(colleagues.flatMap(({ name }) => (name === '' ? [] : [`@${name.normalize('NFC')}`])))].toSorted(
    (a, b) => b.length - a.length,
  )

/** The mentioned colleagues; two with the same name are both mentioned. */
export function calledIn(text: string, colleagues: readonly Colleague[]): string[] {
  const calls = new Set(
    notePieces(text.normalize('NFC'), colleagues).flatMap((piece) => (piece.isCall ? [piece.text] : [])),
  )
  return colleagues
    .filter(({ name }) => calls.has(`@${name.normalize('NFC')}`))
    .map(({ id }) => id)
    .slice(0, MEMORY.mentions)
}

/** The note as stored: without contacts, but with the names of colleagues. */
export const keptNote = (text: string, colleagues: readonly Colleague[]): string =>
  notePieces(text.normalize('NFC').trim(), colleagues)
    .map((piece) => (piece.isCall ? piece.text : maskContacts(piece.text)))
    .join('')

/** The text after an '@' before the caret, and the position of the '@'; null without one. */
export function calling(text: string, caret: number): { from: number; sought: string } | null {
  const typed = /(?:^|\s)@([^\s@]{0,20})$/u.exec(text.slice(0, caret))
  return typed ? { from: caret - typed[1]!.length - 1, sought: typed[1]! } : null
}
