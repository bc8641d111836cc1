import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import { buildOffer } from './build.ts'
import type { Market } from './market.ts'
import type { Offer } from './offer.ts'
import { offeredSalary, positionFor, talkingPoint } from './terms.ts'
import { sendingDays, timingOn } from './timing.ts'
import { recruiterMessage } from './words.ts'

/** A few that their senders took back within the five minutes. They count for nothing and nobody. */
export function createUndone(
  candidates: readonly Candidate[],
  market: Market,
  now: Date,
  dice: Dice,
): Offer[] {
  const receivers = candidates.filter(({ state }) => state === 'ACTIVE').slice(0, 6)
  return receivers.flatMap((candidate) => {
    const days = sendingDays('WAITING', candidate.visible!, now)
    const operator = market.recruitersFor(candidate)[0]
    if (!days || !operator?.company) return []
    const timing = {
      ...timingOn(days.first, 'WAITING', candidate.visible!, now, dice),
      readAt: null,
      likedAt: null,
    }
    market.take(candidate, operator.company)
    const offer = buildOffer(
      {
        candidate,
        operator,
        company: operator.company,
        status: 'WAITING',
        timing,
        salary: offeredSalary(candidate, dice),
        position: positionFor(candidate, dice),
        link: null,
        offerItems: [],
        message: recruiterMessage(
          { operator, company: operator.company, tag: talkingPoint(candidate, dice), hasSalary: true },
          dice,
        ),
      },
      dice,
    )
    return [{ ...offer, row: { ...offer.row, undoneAt: minutesAfter(timing.createdAt, 2) } }]
  })
}
