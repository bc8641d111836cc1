import { atKst, formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { ChatStage, Coffeechat, StageRow } from '../coffeechats/coffeechat.ts'
import { createCoffeechat } from '../coffeechats/create.ts'
import { isWorkingDay } from '../coffeechats/times.ts'
import type { Offer } from '../offers/offer.ts'

/** One meeting is fixed, one waits for an answer, one lies behind and waits for her word. */
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
      const stage = STAGES[offer.company!.slug]!
      const chat = createCoffeechat(offer, stage, now, dice.of(offer.row.id))
      const times = chat.times.filter(({ withdrawnAt }) => !withdrawnAt)
      const proposed = { ...chat, times: times.map((time) => ({ ...time, proposedBy: 'company' as const })) }
      return stage === 'DONE' ? justNow(proposed, now) : proposed
    })
}

/** The company went on at once: its terms lie before her. */
function talkingTerms({ row, offer }: Coffeechat, recordedAt: Date): StageRow {
  return {
    id: offer.row.id.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    coffeechatId: row.id,
    number: 1,
    stage: 'TERMS',
    onDay: formatDay(kstDay(recordedAt)),
    recordedBy: offer.operator.row.id,
    recordedAt,
  }
}

/** The two met on the last working day. The company has said so; she is asked. */
function justNow(chat: Coffeechat, now: Date): Coffeechat {
  const today = kstDay(now)
  const day = [1, 2, 3].map((ago) => today - ago).find(isWorkingDay)!
  const startsAt = atKst(day, 16)
  const times = chat.times.map((time) => (time.confirmedAt ? { ...time, startsAt, minutes: 30 } : time))
  const { id: timeId } = times.find(({ confirmedAt }) => confirmedAt)!
  const said = { timeId, side: 'company', met: 'MET', at: minutesAfter(startsAt, 95) } as const
  return {
    ...chat,
    times,
    meetsAt: startsAt,
    outcomes: [said],
    stages: [talkingTerms(chat, minutesAfter(startsAt, 120))],
  }
}
