/* Reads years and money as people type them into the search field. */

export type Bounds = { readonly min: number | null; readonly max: number | null }

/** A number in the line, the text it was read from, and its bounds. */
export type NumberRead = { readonly kind: 'years' | 'hope'; readonly text: string; readonly bounds: Bounds }

const TO = String.raw`\s*(?:~|-|–|에서|부터)\s*`
const UP = String.raw`\s*(이상|부터|\+|넘는|이하|까지|미만)`
const YEAR = String.raw`\s*(?:년\s*차?|years?|yrs?|y)(?![a-z])`

const YEARS_BETWEEN = new RegExp(String.raw`(\d{1,2})(?:년\s*차?)?${TO}(\d{1,2})${YEAR}`, 'iu')
const YEARS_FROM = new RegExp(String.raw`(\d{1,2})(?:\+${YEAR}|${YEAR}${UP})`, 'iu')
const YEARS = new RegExp(String.raw`(\d{1,2})${YEAR}`, 'iu')

/** '6천', '1억2천', '6,000만원', and four digits alone. */
const AMOUNT = String.raw`(?:\d{1,2}억\s*(?:\d{1,2}천)?|\d{1,2}천|\d{1,3},\d{3}|\d{4,6})`
const WON = String.raw`(?:\s*만?\s*원)?`
const HOPE_BETWEEN = new RegExp(`(${AMOUNT})${WON}${TO}(${AMOUNT})${WON}`, 'u')
const HOPE_FROM = new RegExp(`(${AMOUNT})${WON}${UP}`, 'u')
const HOPE_ABOUT = new RegExp(`(\\d{1,2}천)\\s*만?\\s*(?:원\\s*)?대`, 'u')
/** Four digits alone may be a year or a name; with a unit they are money. */
const HOPE = new RegExp(
  String.raw`(\d{1,2}억\s*(?:\d{1,2}천)?|\d{1,2}천)${WON}|(\d{1,3},\d{3}|\d{4,6})\s*만\s*원?`,
  'u',
)

/** Words for years of experience. */
const SENIORITY: Readonly<Record<string, Bounds>> = {
  신입: { min: null, max: 0 },
  주니어: { min: null, max: 3 },
  junior: { min: null, max: 3 },
  시니어: { min: 7, max: null },
  senior: { min: 7, max: null },
}

export const seniorityOf = (word: string): Bounds | null => SENIORITY[word.toLowerCase()] ?? null

/** The opposite of a range that is open on one side: '-신입' means from one year on. Null for other ranges. */
export function without({ min, max }: Bounds): Bounds | null {
  if (min === null && max !== null) return { min: max + 1, max: null }
  return min !== null && max === null && min > 0 ? { min: null, max: min - 1 } : null
}

/** Years as months: seven years last until the eighth begins. */
export const monthsIn = ({ min, max }: Bounds): Bounds => ({
  min: min && min * 12,
  max: max === null ? null : max * 12 + 11,
})

/** The first years in the line, or else the first money. */
export function readNumber(line: string): NumberRead | null {
  return readYears(line) ?? readHope(line)
}

function readYears(line: string): NumberRead | null {
  const years = (text: string, min: number | null, max: number | null): NumberRead => ({
    kind: 'years',
    text,
    bounds: { min, max },
  })
  const between = YEARS_BETWEEN.exec(line)
  if (between) return years(between[0], ...inOrder(Number(between[1]), Number(between[2])))
  const from = YEARS_FROM.exec(line)
  if (from) return years(from[0], ...openAt(Number(from[1]), from[2]))
  const about = YEARS.exec(line)
  // 'N년차' means about that many years.
  return about && years(about[0], Math.max(0, Number(about[1]) - 1), Number(about[1]) + 1)
}

function readHope(line: string): NumberRead | null {
  const hope = (text: string, min: number | null, max: number | null): NumberRead => ({
    kind: 'hope',
    text,
    bounds: { min, max },
  })
  const between = HOPE_BETWEEN.exec(line)
  if (between && !isOtherNumber(between[0]))
    return hope(between[0], ...inOrder(manwonOf(between[1]!), manwonOf(between[2]!)))
  const from = HOPE_FROM.exec(line)
  if (from) return hope(from[0], ...openAt(manwonOf(from[1]!), from[2]))
  const about = HOPE_ABOUT.exec(line)
  if (about) return hope(about[0], manwonOf(about[1]!), manwonOf(about[1]!) + 999)
  const most = HOPE.exec(line)
  // A bare amount is the most that the company pays.
  return most && hope(most[0], null, manwonOf(most[1] ?? most[2]!))
}

/** '8765-4321' is part of a phone number. Salaries are typed in hundreds. */
const isOtherNumber = (text: string) => /^\d{4}\s*[-–]\s*\d{4}$/u.test(text) && !/00\D+\d\d00$/u.test(text)

const inOrder = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)]

const openAt = (value: number, word: string | undefined): [number | null, number | null] =>
  word !== undefined && /이하|까지|미만/.test(word) ? [null, value] : [value, null]

function manwonOf(text: string): number {
  const parts = /(?:(\d+)억)?\s*(?:(\d+)천)?/u.exec(text)
  if (parts?.[1] || parts?.[2]) return Number(parts[1] ?? 0) * 10_000 + Number(parts[2] ?? 0) * 1_000
  return Number(text.replaceAll(',', ''))
}
