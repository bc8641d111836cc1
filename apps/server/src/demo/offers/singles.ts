import { kstDay } from '@coffeeattack/domain/kst'
import { SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { type RefusalCode, refusalReasonsFor } from '@coffeeattack/domain/offers/refusal-reasons'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import { buildOffer } from './build.ts'
import type { Market } from './market.ts'
import type { Offer } from './offer.ts'
import { offeredPay, offeredSalary, positionFor, positionLink, talkingPoint } from './terms.ts'
import { sendingDays, timingOn } from './timing.ts'
import { AGENT_NOTES, agentMessage, benefits, recruiterMessage } from './words.ts'

const STATUS_WEIGHTS = { WAITING: 30, MATCHED: 20, REFUSED: 22, EXPIRED: 28 } as const
const STATUSES = Object.keys(STATUS_WEIGHTS) as (keyof typeof STATUS_WEIGHTS)[]
const OWN_WORDS = '지금 맡은 일을 마치고 다시 이야기하고 싶어요'

/** The crowd's single offers: more of them for fuller profiles, in every state, by recruiters and by agents. */
export function createSingles(
  candidates: readonly Candidate[],
  market: Market,
  now: Date,
  dice: Dice,
): Offer[] {
  const offers: Offer[] = []
  for (const candidate of candidates) {
    const roll = dice.of(candidate.row.id)
    for (let left = countFor(candidate, roll); left > 0; left--) {
      // Waiting offers take turns with the days that are left, so that each number of days is there.
      const offer = createSingle(candidate, offers.length % (SELECTION_DAYS + 1), market, now, roll)
      if (offer) offers.push(offer)
    }
  }
  return offers
}

function countFor({ visible, row, withdrawal }: Candidate, dice: Dice): number {
  if (!visible) return 0
  // Of those who left, only people with offers are still kept.
  if (withdrawal) return dice.int(1, 3)
  const isRich = (row.techStack?.length ?? 0) > 0 && (row.hashtags?.length ?? 0) > 0
  return dice.int(0, 2) + (isRich ? dice.int(1, 3) : dice.int(0, 1))
}

function createSingle(
  candidate: Candidate,
  daysLeft: number,
  market: Market,
  now: Date,
  dice: Dice,
): Offer | null {
  const wanted = dice.weighted(STATUSES, (status) => STATUS_WEIGHTS[status])
  // Who is not visible any more has no open offers here; who came lately has no old ones.
  const status: OfferStatus = candidate.state !== 'ACTIVE' && wanted === 'WAITING' ? 'EXPIRED' : wanted
  const days = sendingDays(status, candidate.visible!, now)
  if (!days) return null
  const day = status === 'WAITING' ? kstDay(now) - SELECTION_DAYS + daysLeft : dice.int(days.first, days.last)
  const timing = timingOn(Math.max(days.first, day), status, candidate.visible!, now, dice)
  const isMessage = dice.chance(0.12)

  const sender = chooseSender(candidate, timing.createdAt, market, dice)
  if (!sender) return null
  const { operator, company } = sender
  // Now and then an agent writes without speaking for a company.
  const isNote = isMessage && operator.row.role === 'AGENT'
  if (!isNote) market.take(candidate, company)
  if (operator.row.role === 'RECRUITER') market.quota.count(company.row.id, timing.createdAt)
  const tag = talkingPoint(candidate, dice)
  const salary = isMessage ? null : offeredSalary(candidate, dice)
  const pay = salary && offeredPay(salary, dice.of('pay', company.row.id))

  return buildOffer(
    {
      candidate,
      operator,
      company: isNote ? null : company,
      status,
      timing,
      salary,
      pay,
      position: isNote ? '' : positionFor(candidate, dice),
      link: isMessage ? null : positionLink(company, dice),
      offerItems: isMessage ? [] : benefits(dice, pay !== null),
      message: isNote
        ? dice.pick(AGENT_NOTES)
        : messageOf({ operator, company, tag, hasSalary: !isMessage }, dice),
      refusalReason: reasonFor(isMessage, dice),
    },
    dice,
  )
}

type Sender = { operator: Operator; company: Company }

/** 노을클라우드 hires the most, so that its console has something to show. */
function chooseSender(candidate: Candidate, at: Date, market: Market, dice: Dice): Sender | null {
  if (dice.chance(0.2)) {
    const companies = market.companiesFor(candidate)
    return companies.length > 0 ? { operator: dice.pick(market.agents), company: dice.pick(companies) } : null
  }
  const free = market
    .recruitersFor(candidate)
    .filter(({ company }) => market.quota.allows(company!.row.id, at))
  if (free.length === 0) return null
  const operator = dice.weighted(free, ({ company }) => (company!.slug === 'noeul-cloud' ? 2 : 1))
  return { operator, company: operator.company! }
}

function messageOf(given: Parameters<typeof recruiterMessage>[0], dice: Dice): string {
  return given.operator.row.role === 'AGENT'
    ? agentMessage(given.company, given.tag, dice)
    : recruiterMessage(given, dice)
}

/** As in life some reasons are heard far more often: enough for a busy company's figures to name them. */
const OFTEN: Readonly<Partial<Record<RefusalCode, number>>> = { SALARY: 8, TIMING: 6, POSITION: 3 }

function reasonFor(isJustMessage: boolean, dice: Dice): string {
  const reasons = refusalReasonsFor({ isJustMessage })
  const { code, text } = dice.weighted(reasons, (reason) => OFTEN[reason.code] ?? 1)
  return code === 'OTHER' ? OWN_WORDS : text
}
