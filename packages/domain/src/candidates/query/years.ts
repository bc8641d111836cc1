import {
  type Bounds,
  boundsAt,
  directionOf,
  inOrder,
  LIMIT_AFTER,
  LIMIT_BEFORE,
  type NumberRead,
  TO,
} from './numbers.ts'

const UNIT = String.raw`\s*(?:년(?!제)\s*차?|years?|yrs?\.?|y)(?![a-z])`
const NUMBER = String.raw`(?<![\d.,])(\d{1,2}|[일이삼사오육칠팔구]?십[일이삼사오육칠팔구]?(?=\s*년)|(?<![가-힣])[일이삼사오육칠팔구](?=\s*년\s*(?:차|이상|이하|미만|초과|정도)))`
/** Words around years that add nothing: '경력 5년 정도'. */
const LEAD = String.raw`(?:(?:경력|연차|(?<![가-힣])(?:총|한|약|대략|만))\s*){0,3}`
const TRAIL = String.raw`(?:의|인|된|되신|에서)?(?:\s*(?:정도|내외|사이|안팎|가량|쯤|경력|전후|남짓|언저리)(?:의|인|된|되신|면|로|으로|는)?(?=[^가-힣]|$))*`

const BETWEEN = new RegExp(`${LEAD}${NUMBER}(?:${UNIT})?${TO}(\\d{1,2})${UNIT}(?:이상|까지)?${TRAIL}`, 'iu')
/** Years without a unit: '연차 3~5', '백엔드 5~7'. */
const BARE = new RegExp(
  String.raw`(?:(?:경력|연차)\s*${NUMBER}\s*[~-]\s*(\d{1,2})|(?<![\w.,~-])(\d{1,2})\s*~\s*(\d{1,2}))(?=\s|$)`,
  'u',
)
const FROM = new RegExp(
  `${LEAD}${LIMIT_BEFORE}${LEAD}${NUMBER}(?:\\s*(\\+)${UNIT}|${UNIT}(?:${LIMIT_AFTER})?)${TRAIL}`,
  'iu',
)

/** '5+' without a unit. */
const PLUS = /(?<![\w.,+-])(\d{1,2})\s?\+(?=\s|$)/u

const DIGITS = '영일이삼사오육칠팔구'

/** '5', '십', '십오', '이십' */
function valueOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text)
  if (!text.includes('십')) return DIGITS.indexOf(text)
  const [tens = '', ones = ''] = text.split('십')
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones))
}

export function readYears(line: string): NumberRead | null {
  const years = (text: string, bounds: Bounds): NumberRead => ({ kind: 'years', text: text.trim(), bounds })
  const between = BETWEEN.exec(line) ?? BARE.exec(line)
  if (between) {
    const [one = '', other = ''] = between.slice(1).filter((text) => text !== undefined)
    return years(between[0], inOrder(valueOf(one), valueOf(other)))
  }
  const found = FROM.exec(line)
  const plus = found ? null : PLUS.exec(line)
  if (plus) return years(plus[0], boundsAt(Number(plus[1]), { at: 'min', isOpen: false }))
  if (!found) return null
  const [text, before, number = '', sign, after] = found
  const direction = directionOf(before, sign ?? after)
  // 'N년차' means about that many years.
  const about = { min: Math.max(0, valueOf(number) - 1), max: valueOf(number) + 1 }
  return years(text, direction ? boundsAt(valueOf(number), direction) : about)
}

/** Words for years of experience. */
const SENIORITY: Readonly<Record<string, Bounds>> = {
  신입: { min: null, max: 0 },
  주니어: { min: null, max: 3 },
  junior: { min: null, max: 3 },
  미들: { min: 4, max: 7 },
  중니어: { min: 4, max: 7 },
  미드레벨: { min: 4, max: 7 },
  시니어: { min: 7, max: null },
  senior: { min: 7, max: null },
  리드: { min: 8, max: null },
  lead: { min: 8, max: null },
}

export const seniorityOf = (word: string): Bounds | null =>
  SENIORITY[word.toLowerCase().replace(/급$/u, '')] ?? null

/** The opposite of a range that is open on one side: '-신입' means from one year on. Null for other ranges. */
export function without({ min, max }: Bounds): Bounds | null {
  if (min === null && max !== null) return { min: max + 1, max: null }
  return min !== null && max === null && min > 0 ? { min: null, max: min - 1 } : null
}
