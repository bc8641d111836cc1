import { formatMonth, kstMonth, parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Dimension, PointSums } from '@coffeeattack/domain/suggestions/fairness'
import { type SignalName, signalNames } from '@coffeeattack/domain/suggestions/signals'
import { HAND_WEIGHTS, HAND_WEIGHTS_SINCE } from '@coffeeattack/domain/suggestions/weights'
import type {
  fairnessGroups,
  fairnessMonths,
  positionInterests,
  suggestionModels,
} from '../../platform/db/schema/suggestions.ts'
import type { positions } from '../../platform/db/schema/positions.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Offer } from '../offers/offer.ts'

type Around = {
  crowd: readonly Candidate[]
  offers: readonly Offer[]
  positions: readonly (typeof positions.$inferInsert)[]
  now: Date
}

const TWO_DAYS = -2 * 24 * 60

/** Somebody said '관심 있어요' to a position of 노을클라우드, the ledger begins with the weights of the hand, and two months were drawn (MATCH). */
export function createSuggestions({ crowd, offers, positions: own, now }: Around, dice: Dice) {
  const said = minutesAfter(now, TWO_DAYS)
  return {
    interests: interestOf({ crowd, offers, positions: own, now }, said, dice),
    models: [handRow(dice)],
    ...fairness(now),
  }
}

/** Of the position's job, and nothing is under way between the two. */
function interestOf({ crowd, offers, positions: own }: Around, saidAt: Date, dice: Dice) {
  for (const position of own) {
    if (position.closedAt) continue
    const person = crowd.find(
      (candidate) =>
        candidate.row.isActive &&
        candidate.row.jobLabel === position.jobLabel &&
        candidate.row.jobSubLabel === position.jobSubLabel &&
        candidate.row.createdAt < saidAt &&
        !offers.some((offer) => offer.candidate === candidate && offer.row.companyId === position.companyId),
    )
    if (person)
      return [
        { id: dice.id(saidAt), candidateId: person.row.id, positionId: position.id, saidAt },
      ] satisfies (typeof positionInterests.$inferInsert)[]
  }
  return []
}

function handRow(dice: Dice): typeof suggestionModels.$inferInsert {
  const usedFrom = startOfKstDay(parseDay(HAND_WEIGHTS_SINCE)!)
  return {
    id: dice.id(usedFrom),
    on: HAND_WEIGHTS_SINCE,
    isHand: true,
    weights: HAND_WEIGHTS,
    verdict: 'HAND',
    usedFrom,
    createdAt: usedFrom,
  }
}

type Drawn = readonly [name: string, people: number, suggested: number]

const THIS: Readonly<Record<Dimension, readonly Drawn[]>> = {
  YEARS: [
    ['0~3년', 512, 236],
    ['4~7년', 846, 421],
    ['8~12년', 538, 254],
    ['13년 이상', 244, 90],
  ],
  JOB: [
    ['개발', 1_104, 540],
    ['데이터', 286, 139],
    ['디자인', 318, 142],
    ['기획', 262, 111],
    ['마케팅', 170, 69],
  ],
  GENDER: [
    ['여성', 884, 408],
    ['남성', 1_102, 523],
    ['알 수 없음', 154, 70],
  ],
}
const BEFORE: Readonly<Record<Dimension, readonly Drawn[]>> = {
  ...THIS,
  YEARS: [
    ['0~3년', 512, 230],
    ['4~7년', 846, 412],
    ['8~12년', 538, 256],
    ['13년 이상', 244, 103],
  ],
}

/** Mean points of everybody, and how those with thirteen years and more differ. */
const MEANS: Readonly<Record<SignalName, number>> = {
  MUST_HAVES: 16.2,
  JOB: 17.4,
  HOPE: 9.1,
  SKILLS: 7.8,
  YEARS: 7.6,
  LIKES: 0.4,
  KEPT_WORD: 1.9,
}
const OLDER: Partial<Record<SignalName, number>> = {
  MUST_HAVES: 0.9,
  JOB: 0.2,
  HOPE: -2.6,
  SKILLS: -0.7,
  YEARS: -4.9,
}

function fairness(now: Date) {
  const month = kstMonth(now)
  const drawn = [
    { month: formatMonth(month - 1), rows: THIS },
    { month: formatMonth(month - 2), rows: BEFORE },
  ]
  return {
    months: drawn.map(({ month: name, rows }): typeof fairnessMonths.$inferInsert => ({
      month: name,
      people: rows.YEARS.reduce((all, [, people]) => all + people, 0),
      suggested: rows.YEARS.reduce((all, [, , suggested]) => all + suggested, 0),
      positions: 128,
      drawnAt: now,
    })),
    groups: drawn.flatMap(({ month: name, rows }) =>
      Object.entries(rows).flatMap(([dimension, groups]) =>
        groups.map(([group, people, suggested]): typeof fairnessGroups.$inferInsert => ({
          month: name,
          dimension: dimension as Dimension,
          name: group,
          people,
          suggested,
          points: pointsOf(group, people),
        })),
      ),
    ),
  }
}

const pointsOf = (group: string, people: number): PointSums =>
  Object.fromEntries(
    signalNames.map((signal) => {
      const more = group === '13년 이상' ? (OLDER[signal] ?? 0) : 0
      return [signal, (MEANS[signal] + more) * people]
    }),
  ) as Record<SignalName, number>
