import { kstDay } from '@coffeeattack/domain/kst'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import { createCoffeechat } from '../coffeechats/create.ts'
import { withBothMet } from '../coffeechats/outcomes.ts'
import { type Path, stageRows } from '../coffeechats/stages.ts'
import type { Operator } from '../companies/operators.ts'
import { buildOffer } from '../offers/build.ts'
import type { Market } from '../offers/market.ts'
import type { Offer } from '../offers/offer.ts'
import { offeredPay, offeredSalary, positionLink, talkingPoint } from '../offers/terms.ts'
import { sendingDays, timingOn } from '../offers/timing.ts'
import { benefits, recruiterMessage } from '../offers/words.ts'
import type { Position } from './positions.ts'

/** How it went on with those whom the company met, so that no column of its board is ever empty (BIZ-10). */
const STORIES: readonly { sentDaysAgo: number; path: Path }[] = [
  { sentDaysAgo: 22, path: [{ stage: 'INTERVIEW', days: 2 }] },
  { sentDaysAgo: 24, path: [{ stage: 'INTERVIEW', days: 3 }] },
  {
    sentDaysAgo: 30,
    path: [
      { stage: 'INTERVIEW', days: 3 },
      { stage: 'TERMS', days: 7 },
    ],
  },
  {
    sentDaysAgo: 33,
    path: [
      { stage: 'INTERVIEW', days: 3 },
      { stage: 'TERMS', days: 6 },
      { stage: 'HIRED', days: 10, answer: 'waits' },
    ],
  },
  {
    sentDaysAgo: 38,
    path: [
      { stage: 'INTERVIEW', days: 3 },
      { stage: 'TERMS', days: 7 },
      { stage: 'HIRED', days: 11, answer: 'agrees' },
    ],
  },
]

/** The furthest back that an offer of the board may lie. */
const LONGEST_AGO = 58

type Hiring = { crowd: readonly Candidate[]; recruiters: readonly Operator[]; positions: readonly Position[] }
export type Story = { offer: Offer; chat: Coffeechat }

/** One story for each of them, with somebody of a position's job whom nobody of the company wrote to. */
export function createBoard(
  { crowd, recruiters, positions }: Hiring,
  market: Market,
  now: Date,
  dice: Dice,
): Story[] {
  const trades = positions.filter(({ row }) => !row.closedAt).map(({ trade }) => trade)
  const fitting = crowd.filter(
    ({ state, trade, row }) => state === 'ACTIVE' && trades.includes(trade.subLabel) && row.verifiedIncome,
  )
  return STORIES.flatMap(({ sentDaysAgo, path }, place): Story[] => {
    const operator = recruiters[place % recruiters.length]!
    const roll = dice.of(place)
    // Each position has its turn, where there is somebody for it.
    const inTurn = fitting.filter(({ trade }) => trade.subLabel === trades[place % trades.length])
    const found =
      whenToWhom(sentDaysAgo, { fitting: inTurn, operator, market }, now) ??
      whenToWhom(sentDaysAgo, { fitting, operator, market }, now)
    if (!found) return []
    const offer = writtenTo(found.candidate, found.day, { operator, market, positions }, now, roll)
    const met = withBothMet(createCoffeechat(offer, 'DONE', now, roll), now, roll)
    return [{ offer, chat: { ...met, stages: stageRows(met, path, now, roll) } }]
  })
}

type Chances = { fitting: readonly Candidate[]; operator: Operator; market: Market }

/** The first day back from there on which the company still had offers left, and the first who could be seen then. */
function whenToWhom(
  sentDaysAgo: number,
  { fitting, operator, market }: Chances,
  now: Date,
): { day: number; candidate: Candidate } | null {
  for (let ago = sentDaysAgo; ago <= LONGEST_AGO; ago++) {
    const day = kstDay(now) - ago
    const at = new Date(now.getTime() - ago * 86_400_000)
    if (!market.quota.allows(operator.company!.row.id, at)) continue
    const candidate = fitting.find((one) => {
      const days = sendingDays('MATCHED', one.visible!, now)
      return days && days.first <= day && day <= days.last && market.recruitersFor(one).includes(operator)
    })
    if (candidate) return { day, candidate }
  }
  return null
}

type Sender = { operator: Operator; market: Market; positions: readonly Position[] }

function writtenTo(
  candidate: Candidate,
  day: number,
  { operator, market, positions }: Sender,
  now: Date,
  dice: Dice,
): Offer {
  const company = operator.company!
  const timing = timingOn(day, 'MATCHED', candidate.visible!, now, dice)
  market.take(candidate, company)
  market.quota.count(company.row.id, timing.createdAt)
  const salary = offeredSalary(candidate, dice)
  const pay = offeredPay(salary, dice)
  const tag = talkingPoint(candidate, dice)
  const position = positions.find(({ trade }) => trade === candidate.trade.subLabel)!.row
  const offer = buildOffer(
    {
      candidate,
      operator,
      company,
      status: 'MATCHED',
      timing,
      salary,
      pay,
      position: position.title,
      link: positionLink(company, dice),
      offerItems: benefits(dice, pay !== null),
      message: recruiterMessage({ operator, company, tag, hasSalary: true }, dice),
    },
    dice,
  )
  return { ...offer, row: { ...offer.row, positionId: position.id } }
}
