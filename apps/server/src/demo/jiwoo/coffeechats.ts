import type { Dice } from '../chance/dice.ts'
import type { ChatStage, Coffeechat } from '../coffeechats/coffeechat.ts'
import { createCoffeechat } from '../coffeechats/create.ts'
import type { Offer } from '../offers/offer.ts'

/** One meeting is fixed, one waits for an answer, one lies behind. */
const STAGES: Readonly<Record<string, ChatStage>> = {
  'neoul-energy': 'CONFIRMED',
  dalgeurak: 'PROPOSED',
  'hanppyeom-house': 'DONE',
}

/** To her the companies propose, and the first proposal suits. */
export function createJiwooCoffeechats(offers: readonly Offer[], now: Date, dice: Dice): Coffeechat[] {
  return offers
    .filter(({ row }) => row.status === 'MATCHED')
    .map((offer) => {
      const chat = createCoffeechat(offer, STAGES[offer.company!.slug]!, now, dice.of(offer.row.id))
      const times = chat.times.filter(({ withdrawnAt }) => !withdrawnAt)
      return { ...chat, times: times.map((time) => ({ ...time, proposedBy: 'company' })) }
    })
}
