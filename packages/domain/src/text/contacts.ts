import { plainText } from './plain-letters.ts'

/** Where a text gives away how its writer can be reached, in any width, spelt out or drawn apart (OFR-13, OFR-17). */

const markNames = {
  PHONE: '전화번호',
  EMAIL: '이메일',
  LINK: '링크',
  MESSENGER: '메신저 아이디',
  NAME: '이름',
} as const
export type ContactKind = Exclude<keyof typeof markNames, 'NAME'>

/** Whose text it is: their own name and number are hidden in it, too. Empty when unknown. */
export type Writer = { name: string; phone: string }

type FoundContact = { kind: ContactKind | 'NAME'; start: number; end: number; value: string }

const SAID: Readonly<Record<string, string>> = {
  공: '0',
  영: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
}

/** A mobile or landline number: its digits in any width, spelt out or drawn apart. Salaries do not begin with a 0. */
const PHONE =
  /(?<!\d)(?:\+?82[\s.()~·-]{0,2}0?|0)(?:1[016789]|2|[3-6]\d|70)(?:[\s.()~·-]{0,2}\d){7,8}(?!\d)/gu

/** A mobile number in words. What follows may be a particle that sounds like a digit: '오육칠팔이에요'. */
const SAID_PHONE = /(?<!\d)01[016789](?:[\s.()~·-]{0,2}\d){7,8}/gu

const EMAIL = /[\p{L}\p{N}._%+-]+\s*@\s*[\p{L}\p{N}-]+(?:\s*\.\s*[\p{L}\p{N}-]+)*\s*\.\s*\p{L}{2,}/gu

/**
 * With its scheme, or a name under one of the endings that people here write without one. What closes a sentence after it
 * is no part of it.
 */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'“”‘’]+(?<![.,!?;:)\]}])|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|kr|io|me|co|dev|app|ai|gg|link|page|site|xyz|so)(?![\p{L}\p{N}])(?:\/(?:[^\s<>"'“”‘’]*(?<![.,!?;:)\]}]))?)?/giu

/**
 * A messenger's name and what follows it, if it looks like an account; names that are also plain words (라인, 시그널)
 * need 'ID', a colon or an @ in between. And any @name.
 */
const MESSENGER =
  /(?:카카오\s*톡|카톡|ㅋㅌ|kakao(?:\s*talk)?|텔레(?:그램)?|telegram|인스타(?:그램)?|insta(?:gram)?|디스코드|discord|위챗|we\s*chat|스카이프|skype)(?:\s*(?:아이디|계정|id))?(?:\s*[은는이가:：=-])?\s*@?[a-z0-9][a-z0-9._#-]{3,}|(?:라인|line|시그널|signal|슬랙|slack)(?:\s*(?:아이디|계정|id)\s*[은는이가:：=-]?|\s*[:：=])\s*@?[a-z0-9][a-z0-9._#-]{2,}|(?<![\p{L}\p{N}])@[a-z0-9_][a-z0-9._]{2,}/giu

type Found = Omit<FoundContact, 'value'>

const patterns: Readonly<Record<ContactKind, (plain: string) => Found[]>> = {
  EMAIL: (plain) => places(plain, EMAIL, 'EMAIL'),
  LINK: (plain) => places(plain, LINK, 'LINK'),
  // Word for digit, letter for letter: places in one text are places in the other.
  PHONE: (plain) => [
    ...places(plain, PHONE, 'PHONE'),
    ...places(
      plain.replaceAll(/[공영일이삼사오육륙칠팔구]/g, (word) => SAID[word] ?? word),
      SAID_PHONE,
      'PHONE',
    ),
  ],
  MESSENGER: (plain) => places(plain, MESSENGER, 'MESSENGER'),
}

const places = (text: string, pattern: RegExp, kind: Found['kind']): Found[] =>
  [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ kind, start: index, end: index + hit.length }))

export const hasContact = (text: string, kind: ContactKind): boolean =>
  patterns[kind](plainText(text).text).length > 0

/** Names of two syllables are parts of common words (이수, 정말): only longer ones are hidden. */
const MIN_NAME = 3

/** The name of who wrote it, also where it is drawn apart. */
function names(plain: string, { name }: Writer): Found[] {
  const letters = Array.from(plainText(name).text.replaceAll(/\s/gu, ''))
  if (letters.length < MIN_NAME) return []
  const escaped = letters.map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`))
  return places(plain, new RegExp(escaped.join(String.raw`\s?`), 'gu'), 'NAME')
}

/** In order and without overlap: what lies within another, or reaches out of it, is hidden together with it. */
function joinOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end)
    else kept.push({ ...one })
  }
  return kept
}

/** Each contact in its place in the text, in order; none overlaps another. */
export function findContacts(text: string, writer?: Writer): FoundContact[] {
  const { text: plain, starts, ends } = plainText(text)
  const found = Object.values(patterns).flatMap((find) => find(plain))
  if (writer) found.push(...names(plain, writer))
  return joinOverlaps(found).map(({ kind, ...place }) => {
    const start = starts ? starts[place.start]! : place.start
    const end = ends ? ends[place.end - 1]! : place.end
    return { kind, start, end, value: text.slice(start, end) }
  })
}

/** The text with a mark in the place of each contact: '〔전화번호〕로 연락 주세요'. */
export function maskContacts(text: string, writer?: Writer): string {
  let from = 0
  let masked = ''
  for (const { kind, start, end } of findContacts(text, writer)) {
    masked += `${text.slice(from, start)}〔${markNames[kind]}〕`
    from = end
  }
  return masked + text.slice(from)
}

const MARK = new RegExp(`〔(${Object.values(markNames).join('|')})〕`)

/** What people write around a contact and what says nothing without it. */
const FILLER =
  /연락처|연락|전화|휴대폰|핸드폰|번호|이메일|메일|카카오톡|카톡|링크|주소|아이디|여기|이쪽|제|저|주시면|주세요|부탁|드려요|드립니다|해|으로|로|은|는|이|가|에|예요|에요|이에요|입니다|요|[^\p{L}\p{N}]/gu

/** True when the text says nothing besides how to reach its writer: '연락처: 010-1234-5678'. */
export function isOnlyContacts(text: string, writer?: Writer): boolean {
  const words = maskContacts(text, writer).split(MARK)
  return (
    words.length > 1 && words.every((word, index) => index % 2 === 1 || word.replaceAll(FILLER, '') === '')
  )
}

export type TextPiece = { kind: 'text'; text: string } | { kind: 'hidden'; name: string }

/** A masked text for a screen that draws each hidden contact as a pill. */
export function textPieces(masked: string): TextPiece[] {
  return masked.split(MARK).flatMap((piece, index): TextPiece[] => {
    if (index % 2 === 1) return [{ kind: 'hidden', name: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece }]
  })
}
