import type { Dice } from '../chance/dice.ts'
import { daysFrom, minutesAfter, workHours } from '../chance/moments.ts'
import type { Offer } from '../offers/offer.ts'
import type { ChatStage, Coffeechat } from './coffeechat.ts'
import { questionRows } from './questions.ts'
import { stageFor, timeRows } from './times.ts'

/** A coffee chat for every matched offer: no more, no less. */
export function createCoffeechats(offers: readonly Offer[], now: Date, dice: Dice): Coffeechat[] {
  return offers
    .filter(({ row }) => row.status === 'MATCHED')
    .map((offer) => {
      const roll = dice.of(offer.row.id)
      return createCoffeechat(offer, stageFor(daysFrom(offer.row.decidedAt!, now), roll), now, roll)
    })
}

export function createCoffeechat(offer: Offer, stage: ChatStage, now: Date, dice: Dice): Coffeechat {
  const matchedAt = offer.row.decidedAt!
  const coffeechatId = dice.id(matchedAt)
  const times = timeRows({ coffeechatId, stage, matchedAt, now }, dice)
  const fixed = times.find(({ confirmedAt }) => confirmedAt)
  return {
    offer,
    stage,
    times,
    meetsAt: fixed?.startsAt ?? null,
    outcomes: [],
    stages: [],
    questions: questionRows({ coffeechatId, matchedAt, now }, dice),
    row: {
      id: coffeechatId,
      offerId: offer.row.id,
      candidateId: offer.row.candidateId,
      companyId: offer.row.companyId ?? null,
      operatorId: offer.row.operatorId,
      ...usualPlace(offer, fixed?.confirmedAt ?? null),
      createdAt: matchedAt,
      cancelledAt:
        stage === 'CANCELLED' ? workHours(minutesAfter(matchedAt, dice.int(180, 3000)), dice) : null,
    },
  }
}

/** Where the company usually meets people, said when the time was fixed. */
function usualPlace({ company }: Offer, setAt: Date | null) {
  const { usualPlaceKind: placeKind, usualPlace: place } = company?.row ?? {}
  if (!placeKind || !place || !setAt) return { placeChanges: 0 }
  return { placeKind, place, placeSetAt: setAt, placeChanges: 1 }
}
