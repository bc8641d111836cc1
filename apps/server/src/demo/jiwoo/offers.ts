import { kstDay } from '@coffeeattack/domain/kst'
import { SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { refusalReasons } from '@coffeeattack/domain/offers/refusal-reasons'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import { buildGroup, buildOffer } from '../offers/build.ts'
import { counterOf } from '../offers/counters.ts'
import type { Market } from '../offers/market.ts'
import type { Group, Offer } from '../offers/offer.ts'
import { type Timing, timingOn } from '../offers/timing.ts'
import { CURATIONS, type Single, SINGLES } from './story.ts'

type JiwooWorld = {
  jiwoo: Candidate
  companies: readonly Company[]
  operators: readonly Operator[]
  market: Market
  now: Date
}

/** Twelve offers: five to decide, three that became coffee chats, four that are past. */
export function createJiwooOffers(world: JiwooWorld, dice: Dice): { singles: Offer[]; groups: Group[] } {
  return {
    singles: SINGLES.map((single) => createSingle(single, world, dice.of(single.company))),
    groups: CURATIONS.map((curation) => {
      const { jiwoo, companies, market } = world
      const roll = dice.of(curation.message)
      const entries = curation.entries.map(({ slug, position }) => ({
        company: bySlug(companies, slug),
        position,
        isSelected: false,
      }))
      for (const { company } of entries) market.take(jiwoo, company)
      const timing = timingOf(curation.status, { daysLeft: curation.daysLeft, isRead: false }, world, roll)
      return buildGroup(
        {
          candidate: jiwoo,
          operator: market.agents[0]!,
          status: curation.status,
          timing,
          message: curation.message,
          entries,
        },
        roll,
      )
    }),
  }
}

function createSingle(single: Single, world: JiwooWorld, dice: Dice): Offer {
  const { jiwoo, companies, operators, market } = world
  const company = bySlug(companies, single.company)
  const operator = operators.find((one) => one.company === company)!
  const timing = timingOf(single.status, single, world, dice)
  market.take(jiwoo, company)
  market.quota.count(company.row.id, timing.createdAt)
  const offer = buildOffer(
    {
      candidate: jiwoo,
      company,
      operator,
      status: single.status,
      timing,
      salary: single.salary && { salaryMin: single.salary[0], salaryMax: single.salary[1] },
      pay: single.pay ?? null,
      position: single.position,
      message: single.message,
      link: single.salary && `https://${company.slug}.example/careers/frontend`,
      offerItems: single.items,
      refusalReason: refusalReasons.find(({ code }) => code === 'SALARY')!.text,
    },
    dice,
  )
  if (!single.counter) return offer
  const { answerNote: note, ...said } = single.counter
  const span = { from: timing.readAt!, until: world.now }
  return { ...offer, counter: counterOf(offer, said, { answer: 'RAISED', note }, span, dice) }
}

/** Sent so that the given days are left; below zero the deadline has passed. She answers within hours. */
function timingOf(
  status: OfferStatus,
  { daysLeft, isRead }: { daysLeft: number; isRead: boolean },
  { jiwoo, now }: JiwooWorld,
  dice: Dice,
): Timing {
  const day = kstDay(now) - SELECTION_DAYS + daysLeft
  const { createdAt, deliverAt, expiryDay, decidedAt } = timingOn(day, status, jiwoo.visible!, now, dice)
  const sent = { createdAt, deliverAt, expiryDay, likedAt: null }
  const readAt = isRead ? minutesAfter(deliverAt, dice.int(5, 50)) : null
  if (status === 'WAITING' || status === 'EXPIRED') return { ...sent, readAt, decidedAt }
  return { ...sent, readAt, decidedAt: minutesAfter(deliverAt, dice.int(60, 300)) }
}

function bySlug(companies: readonly Company[], slug: string): Company {
  return companies.find((company) => company.slug === slug)!
}
