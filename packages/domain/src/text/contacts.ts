/** Where a text gives away how its writer can be reached, in any width, spelt out or drawn apart. */

const contactNames = { PHONE: '전화번호', EMAIL: '이메일', LINK: '링크', MESSENGER: '메신저 아이디' } as const
export type ContactKind = keyof typeof contactNames

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

type Found = { kind: ContactKind; start: number; end: number }

/** Each kind where it is found; one may lie within another. */
function findContacts(plain: string): Found[] {
  // Word for digit, letter for letter: places in one text are places in the other.
  const said = plain.replaceAll(/[공영일이삼사오육륙칠팔구]/g, (word) => SAID[word] ?? word)
  return [
    ...places(plain, EMAIL, 'EMAIL'),
    ...places(plain, LINK, 'LINK'),
    ...places(plain, PHONE, 'PHONE'),
    ...places(said, SAID_PHONE, 'PHONE'),
    ...places(plain, MESSENGER, 'MESSENGER'),
  ]
}

const places = (text: string, pattern: RegExp, kind: ContactKind): Found[] =>
  [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ kind, start: index, end: index + hit.length }))

export const hasContact = (text: string, kind: ContactKind): boolean =>
  findContacts(text.normalize('NFKC')).some((found) => found.kind === kind)

/** A contact's place in a text that others read: '〔전화번호〕로 연락 주세요'. */
const hidden = (kind: ContactKind) => `〔${contactNames[kind]}〕`

/** In order and without overlap: what lies within another, or reaches out of it, is hidden together with it. */
function apart(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end)
    else kept.push({ ...one })
  }
  return kept
}

/** The text without any of its contacts; without one it stays as it was written. */
export function maskContacts(text: string): string {
  const plain = text.normalize('NFKC')
  const found = apart(findContacts(plain))
  if (found.length === 0) return text
  let from = 0
  const kept = found.map(({ kind, start, end }) => {
    const before = plain.slice(from, start)
    from = end
    return before + hidden(kind)
  })
  return kept.join('') + plain.slice(from)
}

/** Names of two syllables are parts of common words (이수, 정말): only longer ones are hidden. */
export const MIN_NAME = 3

const HIDDEN_NAME = '이름'

/** The text without the name of who wrote it, also where it is drawn apart. */
export function maskName(text: string, name: string): string {
  if (name.length < MIN_NAME) return text
  const letters = Array.from(name.normalize('NFC').replaceAll(/\s/gu, ''), (letter) =>
    letter.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`),
  )
  return text
    .normalize('NFC')
    .replaceAll(new RegExp(letters.join(String.raw`\s?`), 'giu'), `〔${HIDDEN_NAME}〕`)
}

export type TextPiece = { kind: 'text'; text: string } | { kind: 'hidden'; name: string }

const HIDDEN = new RegExp(`〔(${[...Object.values(contactNames), HIDDEN_NAME].join('|')})〕`)

/** A masked text for a screen that draws each hidden contact as a pill. */
export function textPieces(masked: string): TextPiece[] {
  return masked.split(HIDDEN).flatMap((piece, index): TextPiece[] => {
    if (index % 2 === 1) return [{ kind: 'hidden', name: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece }]
  })
}
