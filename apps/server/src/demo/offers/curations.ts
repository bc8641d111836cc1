import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { buildGroup } from './build.ts'
import type { Market } from './market.ts'
import type { Group } from './offer.ts'
import { positionFor, talkingPoint } from './terms.ts'
import { sendingDays, timingOn } from './timing.ts'
import { curationMessage } from './words.ts'

const COUNT = 45

/** Curations for people who want an agent's help, the states in turn. */
export function createCurations(
  candidates: readonly Candidate[],
  market: Market,
  now: Date,
  dice: Dice,
): Group[] {
  const helped = candidates.filter(({ state, row }) => state === 'ACTIVE' && row.agentHelp)
  return helped.slice(0, COUNT).flatMap((candidate, place) => {
    const roll = dice.of(candidate.row.id)
    const status = offerStatuses[place % offerStatuses.length]!
    const days = sendingDays(status, candidate.visible!, now)
    const companies = roll.some(market.companiesFor(candidate), roll.int(3, 5))
    if (!days || companies.length < 2) return []
    for (const company of companies) market.take(candidate, company)
    const selected = roll.int(1, Math.min(3, companies.length))
    return [
      buildGroup(
        {
          candidate,
          status,
          operator: roll.pick(market.agents),
          timing: timingOn(roll.int(days.first, days.last), status, candidate.visible!, now, roll),
          message: curationMessage(companies.length, talkingPoint(candidate, roll), roll),
          entries: companies.map((company, index) => ({
            company,
            position: positionFor(candidate, roll),
            isSelected: index < selected,
          })),
        },
        roll,
      ),
    ]
  })
}
