import { outcomeOf, type Stage } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import { atKst, formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Coffeechat, StageRow } from './coffeechat.ts'

/** `answer`: what the candidate says of a hire, where that is not left to chance. */
type Step = { stage: Stage; days: number; answer?: 'agrees' | 'waits' }
export type Path = readonly Step[]

/** Where it goes on after a meeting, and how many days after it. */
const PATHS: readonly Path[] = [
  [{ stage: 'ENDED', days: 3 }],
  [
    { stage: 'INTERVIEW', days: 4 },
    { stage: 'ENDED', days: 9 },
  ],
  [
    { stage: 'INTERVIEW', days: 3 },
    { stage: 'TERMS', days: 7 },
    { stage: 'HIRED', days: 11 },
  ],
]

const STARTS_IN_DAYS = 30

/** Both met, and the company has written down what became of it, as far as the days have come. */
export function withStages(chats: readonly Coffeechat[], now: Date, dice: Dice): Coffeechat[] {
  return chats.map((chat) => {
    const roll = dice.of(chat.row.id)
    const met =
      outcomeOf({ candidate: saidBy(chat, 'candidate'), company: saidBy(chat, 'company') }) === 'MET'
    if (!met || chat.offer.candidate.withdrawal || !chat.offer.row.salaryMax) return chat
    const path = roll.weighted(PATHS, ({ length }) => length)
    return { ...chat, stages: stageRows(chat, path, now, roll) }
  })
}

/** As far along the path as the days have come. */
export const stageRows = (chat: Coffeechat, path: Path, now: Date, dice: Dice): StageRow[] =>
  path.flatMap((step, place) => stageRow(chat, step, place + 1, now, dice))

export const saidBy = ({ outcomes }: Coffeechat, side: Side) =>
  outcomes.find((one) => one.side === side)?.met ?? null

function stageRow(
  { row, offer, meetsAt }: Coffeechat,
  { stage, days, answer }: Step,
  number: number,
  now: Date,
  dice: Dice,
): StageRow[] {
  const day = kstDay(meetsAt!) + days
  const recordedAt = atKst(day, dice.int(10, 17), dice.int(0, 59))
  const answeredAt = minutesAfter(recordedAt, dice.int(20, 240))
  if (recordedAt > now) return []
  const { salaryMin, salaryMax } = offer.row
  const hire = { startsOn: formatDay(day + STARTS_IN_DAYS), basePay: dice.pick([salaryMin!, salaryMax!]) }
  // Now and then the two do not say the same of the pay: an agent talks to both.
  const isContradicted = !answer && stage === 'HIRED' && dice.chance(0.2)
  const isAnswered = answer !== 'waits' && answeredAt <= now && (stage === 'HIRED' || dice.chance(0.6))
  return [
    {
      id: dice.id(recordedAt),
      coffeechatId: row.id,
      number,
      stage,
      onDay: formatDay(day),
      ...(stage === 'HIRED' && hire),
      recordedBy: offer.operator.row.id,
      recordedAt,
      agreedAt: isAnswered && !isContradicted ? answeredAt : null,
      contradictedAt: isAnswered && isContradicted ? answeredAt : null,
      ...(isAnswered &&
        isContradicted && { candidateStartsOn: hire.startsOn, candidateBasePay: hire.basePay - 200 }),
    },
  ]
}
