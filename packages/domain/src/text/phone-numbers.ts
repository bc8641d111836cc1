import { LONGEST, matchesOf, type Place, SIGN, TAKEN } from './places.ts'

/** How people write each digit besides the digit itself. What is longer stands before what begins like it. */
const SPELT = [
  ['zero', '제로', '공', '영', '빵', '零', 'o', 'ㅇ'],
  ['one', '하나', '일', '一', 'l', 'i', 'ㅣ'],
  ['two', '둘', '이', '二'],
  ['three', '셋', '삼', '三'],
  ['four', '넷', '사', '四'],
  ['five', '다섯', '오', '五'],
  ['six', '여섯', '육', '륙', '六'],
  ['seven', '일곱', '칠', '七'],
  ['eight', '여덟', '팔', '八'],
  ['nine', '아홉', '구', '九'],
] as const

/** A digit in any of its spellings. 일곱 (7) begins like 일 (1). */
const spelt = (digit: number) => `(?:${[digit, ...SPELT[digit]!].join('|')}${digit === 1 ? ')(?!곱)' : ')'}`

const ANY_DIGIT = String.raw`(?:\d|${SPELT.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

/** What stands between two digits: some signs, a word for a dash, or what was masked before. */
const GAP = `(?:${SIGN}{0,5}|${SIGN}{0,2}(?:다시|하이픈|대시|빼기|그리고|에|의|dash|hyphen)${SIGN}{0,2}|${SIGN}{0,2}${TAKEN}{1,${LONGEST}}${SIGN}{0,2})`

/** Digits with gaps between them. What a lookahead found is not tried in other ways when the digits after it do not fit. */
const digitsWithGaps = (count: number, digit: string, gap = GAP) =>
  String.raw`(?=(?<digits>(?:${gap}${digit}){${count}}))\k<digits>`

const LETTERS_MEET = '(?<![a-z](?=[a-z]))'

/** In groups as on a business card: then no date and no figure looks like it. */
const GROUPED = new RegExp(
  String.raw`(?<!\d)(?:\((?=0\d{1,2}\s?\)))?(?:(?:(?:\+\s?|00)?82${GAP}(?:0${GAP})?|0)1[016789]${GAP}\d{3,4}|(?:(?:\+\s?|00)?82${GAP}(?:0${GAP})?|0)(?:2|[3-6]\d|70|80|50\d)${SIGN}{0,4}\d{3,4})${GAP}\d{4}(?!\d)`,
  'g',
)

/** In any groups; behind a year or an hour the digits are a date. */
const SCATTERED = new RegExp(
  String.raw`0(?<!\d0)(?<!\d[./:-]\s{0,2}0)${GAP}1${GAP}0${digitsWithGaps(8, String.raw`\d`)}(?!\d)`,
  'g',
)

const SINGLE_DIGITS = new RegExp(
  String.raw`0(?<!\d0)${SIGN}{1,5}1${SIGN}{1,5}0${digitsWithGaps(8, String.raw`\d`, `${SIGN}{1,5}`)}(?!\d)`,
  'g',
)

const FOREIGN = /\+[1-9]\d{0,2}[ -]?\(?\d{1,4}\)?(?:[ -]\d{2,4}){2,3}(?!\d)/g

/** With letters that look like digits, or digits in words. */
const SPELT_OUT = new RegExp(
  String.raw`${spelt(0)}(?<!\d0|[a-z]zero|[a-z](?<!zer)o)${GAP}${spelt(1)}${GAP}(?:${[0, 1, 6, 7, 8, 9].map(spelt).join('|')})${digitsWithGaps(7, ANY_DIGIT)}(?:${GAP}${ANY_DIGIT})?(?!\d)${LETTERS_MEET}`,
  'g',
)

const LOOKS_LIKE_DIGIT = /(?:zero|one|two|three|four|five|six|seven|eight|nine)|[olㅇㅣi]/g

/** A part of a number, where the words before say that it is one. */
const NAMED_PART = new RegExp(
  String.raw`(?:(?:연락처|전화(?:\s?번호)?|폰(?:\s?번호)?|(?<![가-힣${TAKEN}]\s?)번호|(?<![가-힣])[제내]\s?번호|\bhp|\btel|phone|mobile)[은는이가]?${SIGN}{0,3}(\d{3,4}[-./· ]{1,3}\d{4})|(?:[뒷뒤끝]|가운데|중간)\s?(?:네\s?)?(?:자리|번호)[은는이가]?${SIGN}{0,3}(\d{4}))(?!\d)`,
  'g',
)

export function phoneNumbers(plain: string): Place<'PHONE'>[] {
  return [
    ...matchesOf(plain, GROUPED, 'PHONE'),
    ...matchesOf(plain, SCATTERED, 'PHONE'),
    ...matchesOf(plain, SINGLE_DIGITS, 'PHONE'),
    ...matchesOf(plain, FOREIGN, 'PHONE', ({ index, 0: hit }) =>
      hit.replaceAll(/\D/g, '').length >= 9 ? { start: index, end: index + hit.length } : null,
    ),
    ...matchesOf(plain, SPELT_OUT, 'PHONE', ({ index, 0: hit }) =>
      isSpeltOut(hit) ? { start: index, end: index + hit.length } : null,
    ),
    ...matchesOf(plain, NAMED_PART, 'PHONE', (match) => {
      const end = match.index + match[0].length
      return { start: end - (match[1] ?? match[2] ?? '').length, end }
    }),
  ]
}

/** Letters that look like digits make a number only beside some that are digits, or are said like them. */
function isSpeltOut(hit: string): boolean {
  if (!/[^\d\s\p{P}\p{S}]/u.test(hit)) return false
  const alike = hit.match(LOOKS_LIKE_DIGIT)?.filter((one) => one.length === 1).length ?? 0
  return alike === 0 || alike <= 7
}

/** How the writer's own number is found. */
export type OwnNumber = { digits: string; pattern: RegExp }

const OWN_DIGITS = 8

/** By its last eight digits in any spelling, also without what comes before them. */
export function ownNumber(phone: string): OwnNumber | null {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < 9) return null
  const [first, ...others] = Array.from(digits.slice(-OWN_DIGITS), (digit) => spelt(Number(digit)))
  const pattern = new RegExp(
    String.raw`${first}(?<!\d[,.]?\d|[a-z]${first})${GAP}${others.join(GAP)}(?![,.]?\d)${LETTERS_MEET}`,
    'g',
  )
  return { digits, pattern }
}

/** The letters that a digit begins with, however it is spelt. */
const BEGINS_DIGIT = new RegExp(`[\\d${[...new Set(SPELT.flat().map(([letter]) => letter))].join('')}]`, 'g')

/** Somebody's own pattern takes ten milliseconds to compile, and a job, a school or a skill is too short for a number. */
const mayHold = (plain: string) => (plain.match(BEGINS_DIGIT)?.length ?? 0) >= OWN_DIGITS

export function ownNumbers(plain: string, { digits, pattern }: OwnNumber): Place<'PHONE'>[] {
  if (!mayHold(plain)) return []
  // '1,234~5,678만 원' are figures, whoever has these digits.
  const found = matchesOf(plain, pattern, 'PHONE', ({ index, 0: hit }) =>
    /\d,\d{3}(?!\d)/.test(hit) ? null : { start: index, end: index + hit.length },
  )
  for (let at = plain.indexOf(digits); at !== -1; at = plain.indexOf(digits, at)) {
    const start = at
    at += digits.length
    while (isDigit(plain[at])) at++
    found.push({ kind: 'PHONE', start: firstDigit(plain, start), end: at })
  }
  return found
}

/** Digits that adjoin the number are hidden with it. */
function firstDigit(plain: string, from: number): number {
  let start = from
  while (isDigit(plain[start - 1])) start--
  return start
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'
