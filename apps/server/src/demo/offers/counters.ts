import { refusalReasons } from '@coffeeattack/domain/offers/refusal-reasons'
import type { Dice } from '../chance/dice.ts'
import { between, earlier, minutesAfter } from '../chance/moments.ts'
import type { Offer } from './offer.ts'

type Counter = NonNullable<Offer['counter']>
type Said = { amount: number; note: string; was: readonly [number, number] }
type Answered = { answer: NonNullable<Counter['answer']>; note: string }

/** A counter between two moments; without an answer it waits for the company. */
export function counterOf(
  { row, operator }: Offer,
  { amount, note, was: [wasMin, wasMax] }: Said,
  answered: Answered | null,
  span: { from: Date; until: Date },
  dice: Dice,
): Counter {
  const askedAt = between(span.from, earlier(span.until, minutesAfter(span.from, 20 * 60)), dice)
  const answeredAt = between(askedAt, earlier(span.until, minutesAfter(askedAt, 9 * 60)), dice)
  return {
    offerId: row.id,
    amount,
    note,
    askedAt,
    wasMin,
    wasMax,
    answer: answered?.answer ?? null,
    answerNote: answered?.note ?? '',
    answeredAt: answered && answeredAt,
    answeredBy: answered && operator.row.id,
  }
}

const NOTES = [
  '',
  '지금 회사에서 맡은 일을 두고 나오려면 이만큼은 되어야 해요.',
  '하는 일은 아주 마음에 들어요. 이 금액이면 만나 보고 싶어요.',
] as const
const RAISED = ['팀과 다시 이야기해 올렸어요.', '말씀해 주신 만큼 올렸어요. 만나서 더 이야기해요.'] as const
const KEPT = '올해 정한 범위에서 가장 높은 금액이에요. 만나서 더 이야기하고 싶어요.'
const TOO_LOW = refusalReasons.find(({ code }) => code === 'SALARY')!.text

/** How many of 노을클라우드's open offers wait for its word. */
const WAITING = 3

/** The crowd's counters: some wait in 노을클라우드's console, some were raised and met, some kept and refused. */
export function withCounters(offers: readonly Offer[], now: Date, dice: Dice): Offer[] {
  let waiting = 0
  return offers.map((offer) => {
    const { row, company } = offer
    const roll = dice.of(row.id)
    if (!row.salaryMax || !row.readAt || row.undoneAt) return offer
    if (row.status === 'WAITING' && company?.slug === 'noeul-cloud' && waiting < WAITING) {
      waiting += 1
      return { ...offer, counter: asked(offer, now, roll) }
    }
    if (row.status === 'MATCHED' && roll.chance(0.15)) return { ...offer, counter: raised(offer, roll) }
    if (row.status === 'REFUSED' && row.refusalReason === TOO_LOW && roll.chance(0.3))
      return { ...offer, counter: kept(offer, roll) }
    return offer
  })
}

const rangeOf = ({ row }: Offer) => [row.salaryMin!, row.salaryMax!] as const

/** Three to eight hundred above the top. */
const above = (offer: Offer, dice: Dice): Said => ({
  amount: rangeOf(offer)[1] + dice.int(3, 8) * 100,
  note: dice.pick(NOTES),
  was: rangeOf(offer),
})

const asked = (offer: Offer, now: Date, dice: Dice) =>
  counterOf(offer, above(offer, dice), null, { from: offer.row.readAt!, until: now }, dice)

const kept = (offer: Offer, dice: Dice) =>
  counterOf(offer, above(offer, dice), { answer: 'KEPT', note: KEPT }, untilDecided(offer), dice)

/** What is on the table now is what it was raised to. */
function raised(offer: Offer, dice: Dice): Counter {
  const [min, max] = rangeOf(offer)
  const step = dice.int(2, 4) * 100
  const said = {
    amount: max + dice.int(0, 2) * 100,
    note: dice.pick(NOTES),
    was: [min - step, max - step],
  } as const
  return counterOf(offer, said, { answer: 'RAISED', note: dice.pick(RAISED) }, untilDecided(offer), dice)
}

const untilDecided = ({ row }: Offer) => ({ from: row.readAt!, until: row.decidedAt! })
