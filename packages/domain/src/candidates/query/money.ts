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

/** '6천', '6천5백', '6.5천', '1억2천', '1.2억', '1억 2,000' */
const SPOKEN = String.raw`(?:\d{1,2}(?:\.\d{1,2})?억(?:\s*\d{1,2}(?:\.\d)?천(?:\s*\d백)?)?|\d{1,2}(?:\.\d)?천(?:\s*\d백)?)`
/** '60,000,000원' */
const WHOLE_WON = String.raw`\d{1,3}(?:,\d{3}){2}(?=\s*원)`
/** Four digits alone may be a year or a name; next to a unit, a limit or a word for pay they are money. */
const DIGITS = String.raw`(?:\d{1,3},\d{3}(?![,\d])|\d{4,6})`
const AMOUNT = `(?<![\\d.,])(${WHOLE_WON}|${SPOKEN}|${DIGITS})`
const WON = String.raw`(?:\s*만?\s*원|\s*만(?![가-힣]*\s*\d*\s*년))?(?:대(?![가-힣]))?`

/** The income that somebody has now; everything else is what they hope for. */
const INCOME = String.raw`(?:(?:현재|지금|현|직전|기존|이전|최종)\s*(?:받는\s*)?(?:연봉|소득|급여)?|소득|수입)`
const HOPE = String.raw`(?:(?:희망\s*)?연봉|희망|예산|처우)`
const PAY = String.raw`(?:(${INCOME})|(${HOPE}))(?:\s*상한)?(?:은|는|이|가|을|를)?\s*`
const ABOUT = String.raw`(?:\s*(?:정도|내외|사이|안팎|가량|쯤|선|전후|남짓|언저리|수준)(?:의|인|면|로|으로|에서)?(?=[^가-힣]|$))?`
/** '6천 받는 분' earns it now. */
const EARNS = String.raw`(?:\s*(?:을|를)?\s*(받는|받고\s*(?:있는|계신)|받으시는))?`
const LEAD = `(?:${PAY})?${LIMIT_BEFORE}`

const BETWEEN = new RegExp(`${LEAD}${AMOUNT}${WON}${TO}${AMOUNT}${WON}${ABOUT}${EARNS}`, 'iu')
/** '7~9천', '1~2억': the first number takes the unit of the second. */
const SHORT_BETWEEN = new RegExp(
  String.raw`${LEAD}(?<![\d.,])(\d{1,2}(?:\.\d)?)${TO}(\d{1,2}(?:\.\d)?)(천|억)${WON}${ABOUT}${EARNS}`,
  'iu',
)
const FROM = new RegExp(`${LEAD}${AMOUNT}${WON}${LIMIT_AFTER}${EARNS}`, 'iu')
const FROM_LIMIT = new RegExp(`(?:${PAY})?${LIMIT_BEFORE.slice(0, -1)}${AMOUNT}${WON}${ABOUT}${EARNS}`, 'iu')
const ROUGHLY = new RegExp(
  String.raw`${LEAD}(?<![\d.,])(\d{1,2}천|\d억|\d{4,5}(?=\s*만))(?:\s*만?\s*원?)?대(?![가-힣])${EARNS}`,
  'iu',
)
const PAID = new RegExp(`${PAY}${AMOUNT}${WON}${ABOUT}${EARNS}`, 'iu')
const BARE = new RegExp(
  String.raw`()()()(?<![\d.,])(${WHOLE_WON}|${SPOKEN}|${DIGITS}(?=\s*만))${WON}${ABOUT}${EARNS}`,
  'iu',
)

export function readMoney(line: string): NumberRead | null {
  const between = BETWEEN.exec(line)
  if (between && !isOtherNumber(between[0])) {
    const [text, income, , , one = '', other = '', earns] = between
    return money(text, income ?? earns, inOrder(manwonOf(one), manwonOf(other)))
  }
  const short = SHORT_BETWEEN.exec(line)
  if (short) {
    const [text, income, , , one = '', other = '', unit = '', earns] = short
    return money(text, income ?? earns, inOrder(manwonOf(one + unit), manwonOf(other + unit)))
  }
  const roughly = ROUGHLY.exec(line)
  if (roughly) {
    const [text, income, , , amount = '', earns] = roughly
    const min = manwonOf(amount)
    return money(text, income ?? earns, { min, max: min + (amount.endsWith('억') ? 9_999 : 999) })
  }
  const from = FROM.exec(line)
  if (from) {
    const [text, income, , before, amount = '', after, earns] = from
    return money(text, income ?? earns, boundsAt(manwonOf(amount), directionOf(before, after)!))
  }
  const limited = FROM_LIMIT.exec(line)
  if (limited?.[3] !== undefined) {
    const [text, income, , before, amount = '', earns] = limited
    return money(text, income ?? earns, boundsAt(manwonOf(amount), directionOf(before, undefined)!))
  }
  const paid = PAID.exec(line)
  if (paid) {
    const [text, income, , amount = '', earns] = paid
    return money(text, income ?? earns, { min: null, max: manwonOf(amount) })
  }
  const bare = BARE.exec(line)
  if (!bare) return null
  const [text, , , , amount = '', earns] = bare
  // A bare amount is the most that the company pays.
  return money(text, earns, { min: null, max: manwonOf(amount) })
}

const money = (text: string, income: string | undefined, bounds: Bounds): NumberRead => ({
  kind: income ? 'income' : 'hope',
  text: text.trim(),
  bounds,
})

/** '8765-4321' is part of a phone number. Salaries are typed in hundreds. */
const isOtherNumber = (text: string) => /^\d{4}\s*-\s*\d{4}$/u.test(text) && !/00\D+\d\d00$/u.test(text)

function manwonOf(text: string): number {
  const plain = text.replaceAll(',', '')
  if (/^\d+$/u.test(plain))
    return Number(plain) >= 1_000_000 ? Math.round(Number(plain) / 10_000) : Number(plain)
  const part = (unit: string) =>
    Number(new RegExp(String.raw`(\d+(?:\.\d+)?)\s*${unit}`, 'u').exec(plain)?.[1] ?? 0)
  return Math.round(part('억') * 10_000 + part('천') * 1_000 + part('백') * 100)
}
