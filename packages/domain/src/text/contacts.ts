import { accounts } from './account-names.ts'
import { emailAddresses, links } from './addresses.ts'
import { MARK, markNames } from './marks.ts'
import { type OwnNumber, ownNumber, ownNumbers, phoneNumbers } from './phone-numbers.ts'
import {
  joinOverlaps,
  matchesOf,
  type Part,
  partsAround,
  type Place,
  SIGN,
  takenOf,
  withoutPlaces,
} from './places.ts'
import { plainText } from './plain-letters.ts'

/** Where a text gives away how its writer can be reached, in any width, spelt out or drawn apart (OFR-13, OFR-17). */

const MARKS = new RegExp(MARK, 'g')

export type ContactKind = Exclude<keyof typeof markNames, 'NAME'>

/** Whose text it is: their own name and number are hidden in it, too. Empty when unknown. */
export type Writer = { name: string; phone: string }

type Kind = keyof typeof markNames

type FoundContact = { kind: Kind; start: number; end: number; value: string }

const finders = [emailAddresses, links, accounts, phoneNumbers]

export function hasContact(text: string, kind: ContactKind): boolean {
  const plain = plainText(text).text
  return finders.some((find) => find(plain).some((found) => found.kind === kind))
}

/** Names of two syllables are parts of common words (이수, 정말): only longer ones are hidden. */
const MIN_NAME = 3

/** A name, also where it is drawn apart. A Latin one is no part of a longer word. */
function namePattern(name: string): RegExp | null {
  const letters = Array.from(plainText(name).text.replaceAll(/\s/gu, ''))
  if (letters.length < MIN_NAME) return null
  const escaped = letters.map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`))
  return new RegExp(`(?<![a-z](?=[a-z]))${escaped.join(`${SIGN}{0,2}`)}(?<![a-z](?=[a-z]))`, 'g')
}

type OwnPatterns = { name: RegExp | null; phone: OwnNumber | null }

/** Building the patterns takes longer than to look for them, and a profile has many texts of one writer. */
const ownPatterns = new WeakMap<Writer, OwnPatterns>()

function patternsOf(writer: Writer): OwnPatterns {
  let own = ownPatterns.get(writer)
  if (!own)
    ownPatterns.set(writer, (own = { name: namePattern(writer.name), phone: ownNumber(writer.phone) }))
  return own
}

/** The contacts of a plain text. What an earlier search finds is taken away from the later ones. */
function search(plain: string, own: OwnPatterns | undefined): Place<Kind>[] {
  const found: Place<Kind>[] = []
  let left = plain
  const take = (places: Place<Kind>[]) => {
    if (places.length === 0) return
    found.push(...places)
    left = withoutPlaces(left, joinOverlaps(places))
  }
  take([...emailAddresses(left), ...links(left)])
  take(accounts(left))
  take([...phoneNumbers(left), ...(own?.phone ? ownNumbers(left, own.phone) : [])])
  if (own?.name) found.push(...matchesOf(left, own.name, 'NAME'))
  return found
}

/** How often at most; each time some contact hid another. */
const MOST_ROUNDS = 6

/** Contacts that are written without space between them hide each other, so that what adjoins one is searched again. */
function placesIn(plain: string, writer: Writer | undefined): Place<Kind>[] {
  const own = writer && patternsOf(writer)
  const found: Place<Kind>[] = []
  let left = plain.includes('〔') ? plain.replaceAll(MARKS, (mark) => takenOf(mark.length)) : plain
  let parts = [{ start: 0, end: left.length }]
  for (let round = 0; round < MOST_ROUNDS && parts.length > 0; round++) {
    const fresh = joinOverlaps(parts.flatMap((part) => searchPart(left, part, own)))
    found.push(...fresh)
    parts = partsAround(left, fresh)
    if (parts.length > 0) left = withoutPlaces(left, fresh)
  }
  return joinOverlaps(found)
}

/** What touches the cut may go on behind it, or be no contact at all. */
function searchPart(left: string, { start, end }: Part, own: OwnPatterns | undefined): Place<Kind>[] {
  if (start === 0 && end === left.length) return search(left, own)
  return search(left.slice(start, end), own)
    .map((place) => ({ kind: place.kind, start: place.start + start, end: place.end + start }))
    .filter((place) => (start === 0 || place.start > start) && (end === left.length || place.end < end))
}

function placesInOriginal(text: string, writer: Writer | undefined): Place<Kind>[] {
  const { text: plain, starts, ends } = plainText(text)
  const places = placesIn(plain, writer)
  if (starts && ends)
    for (const place of places) {
      place.start = starts[place.start]!
      place.end = ends[place.end - 1]!
    }
  return places
}

/** Each contact in its place in the text, in order; none overlaps another. */
export const findContacts = (text: string, writer?: Writer): FoundContact[] =>
  placesInOriginal(text, writer).map(({ kind, start, end }) => ({
    kind,
    start,
    end,
    value: text.slice(start, end),
  }))

/** The text with a mark in the place of each contact: '〔전화번호〕로 연락 주세요'. */
export function maskContacts(text: string, writer?: Writer): string {
  let from = 0
  let masked = ''
  for (const { kind, start, end } of placesInOriginal(text, writer)) {
    masked += `${text.slice(from, start)}〔${markNames[kind]}〕`
    from = end
  }
  return masked + text.slice(from)
}

/** What people write around a contact and what says nothing without it. */
const FILLER = new RegExp(
  [
    '안녕하세요|감사합니다|고맙습니다|연락처|연락|전화|휴대폰|핸드폰|폰|번호|뒷자리|문자|이메일|메일|메신저|이름',
    '카카오톡|카톡|텔레그램|인스타그램|인스타|디스코드|디코|라인|네이버|링크|블로그|주소|아이디|여기|이쪽|이리|편하게',
    '주시면|주세요|주십시오|줘요|부탁|드려요|드립니다|드릴게요|남겨|남길게요|보내|바랍니다|하세요|할게요|됩니다|돼요',
    '으로|로|에서|에게|에|은|는|을|를|이고|이며|이나|이|가|도|하고|해|그리고|또는|과|와|랑|제|저|내|입니다|이에요|예요|에요|요|님',
    String.raw`\b(?:call|me|at|on|my|is|phone|mobile|tel|hp|e-?mail|mail|id|contact|kakao|please|pls|or|and|name)\b`,
    String.raw`[^\p{L}\p{N}]`,
  ].join('|'),
  'giu',
)

/** True when the text says nothing besides how to reach its writer: '연락처: 010-1234-5678'. */
export function isOnlyContacts(text: string, writer?: Writer): boolean {
  const words = maskContacts(text, writer).split(MARK)
  return (
    words.length > 1 && words.every((word, index) => index % 2 === 1 || word.replaceAll(FILLER, '') === '')
  )
}
