import type { MetAnswer, PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { endOf } from '@coffeeattack/domain/coffeechats/slot-end'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { Dice } from '../chance/dice.ts'
import { between, earlier, minutesAfter } from '../chance/moments.ts'
import type { Coffeechat, OutcomeRow, TimeRow } from './coffeechat.ts'

type Said = Record<Side, MetAnswer>
type Happening = { weight: number; said: Said }

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  MET: { weight: 76, said: { candidate: 'MET', company: 'MET' } },
  COMPANY_MISSED: { weight: 6, said: { candidate: 'THEY_MISSED', company: 'I_MISSED' } },
  CANDIDATE_MISSED: { weight: 5, said: { candidate: 'I_MISSED', company: 'THEY_MISSED' } },
  MOVED: { weight: 5, said: { candidate: 'MOVED', company: 'MOVED' } },
  // An agent hears both.
  CONTRADICTED: { weight: 8, said: { candidate: 'THEY_MISSED', company: 'MET' } },
}

const PAY: Readonly<Record<PayAnswer, number>> = { AS_OFFERED: 68, MORE: 10, LESS: 10, NOT_TALKED: 12 }

const ANSWER_DAYS = 3

/** New here: nobody has told of them yet, so their record is empty. */
const UNTOLD = new Set(['ongyeol-health', 'solbangul-soft'])

/** What both sides said of the meetings behind them. Somebody did not come twice; now and then one side says nothing. */
export function withOutcomes(chats: readonly Coffeechat[], now: Date, dice: Dice): Coffeechat[] {
  const twice = whoMissesTwice(chats)
  return chats.map((chat) => {
    const time = chat.times.find(({ confirmedAt }) => confirmedAt)
    if (chat.stage !== 'DONE' || !time) return chat
    const roll = dice.of(chat.row.id)
    const { said } =
      chat.row.candidateId === twice
        ? HAPPENINGS['CANDIDATE_MISSED']!
        : roll.weighted(Object.values(HAPPENINGS), ({ weight }) => weight)
    const isUntold = UNTOLD.has(chat.offer.company?.slug ?? '')
    const isCandidateSilent = isUntold || said.candidate === 'I_MISSED' || roll.chance(0.12)
    const isCompanySilent = said.company === 'MET' && roll.chance(0.1)
    // Of the pay tells who met, where the offer named one.
    const isPayAsked = said.candidate === 'MET' && chat.offer.row.salaryMax
    const pay = isPayAsked ? roll.weighted(Object.keys(PAY) as PayAnswer[], (kind) => PAY[kind]) : null
    return {
      ...chat,
      outcomes: [
        ...(isCandidateSilent ? [] : [{ ...answer(time, 'candidate', said, now, roll), pay }]),
        ...(isCompanySilent && said.candidate === 'MET' ? [] : [answer(time, 'company', said, now, roll)]),
      ],
    }
  })
}

/** Both came, and both said so. */
export function withBothMet(chat: Coffeechat, now: Date, dice: Dice): Coffeechat {
  const time = chat.times.find(({ confirmedAt }) => confirmedAt)!
  const { said } = HAPPENINGS['MET']!
  const outcomes: OutcomeRow[] = [
    { ...answer(time, 'candidate', said, now, dice), pay: 'AS_OFFERED' },
    answer(time, 'company', said, now, dice),
  ]
  return { ...chat, outcomes }
}

function answer(time: TimeRow, side: Side, said: Said, now: Date, dice: Dice): OutcomeRow {
  const ended = endOf(time)
  return {
    timeId: time.id,
    side,
    met: said[side],
    at: between(ended, earlier(now, minutesAfter(ended, ANSWER_DAYS * 24 * 60)), dice),
  }
}

/** The first who has two meetings behind them (KEEP-5). */
function whoMissesTwice(chats: readonly Coffeechat[]): string | undefined {
  const seen = new Set<string>()
  for (const { stage, row, offer } of chats) {
    if (stage !== 'DONE' || offer.candidate.withdrawal) continue
    if (seen.has(row.candidateId)) return row.candidateId
    seen.add(row.candidateId)
  }
  return undefined
}
