import {
  nextRelease,
  type PersonsAnswer,
  type RecordFigure,
  recordFigures,
} from '@coffeeattack/domain/companies/record'
import { atKst, kstDay } from '@coffeeattack/domain/kst'
import type { companyRecords, recordBlocks } from '../../platform/db/schema/companies.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from './companies.ts'

type BlockRow = typeof recordBlocks.$inferInsert
type RecordRow = typeof companyRecords.$inferInsert

/** How a company was to those before whom the world remembers: of so many people, the hours they waited, the share it kept. */
type Past = {
  people: number
  hours: readonly [number, number]
  came: number
  payKept: number
  /** Those who confirmed by health insurance what they are paid; elsewhere too few have. */
  paid?: { people: number; share: number }
}

/** One keeps its word, one often does not, one lies between. Of all others too few had told by then. */
const PASTS: Readonly<Record<string, Past>> = {
  'noeul-cloud': { people: 24, hours: [2, 11], came: 0.92, payKept: 0.9, paid: { people: 10, share: 0.9 } },
  'durebak-data': { people: 14, hours: [40, 71], came: 0.6, payKept: 0.5 },
  'mocha-logis': { people: 11, hours: [13, 23], came: 0.8, payKept: 0.8 },
}

const NIGHT_HOUR = 4

/**
 * What last night's job made of what people before whom the world remembers had told of a company, by the product's own
 * rule (KEEP-4). What people of the world say is for the next night.
 */
export function createRecords(
  companies: readonly Company[],
  now: Date,
  dice: Dice,
): { blocks: BlockRow[]; records: RecordRow[] } {
  const releasedAt = atKst(kstDay(now) - 1, NIGHT_HOUR, 30)
  const released = companies.flatMap(({ slug, row: { id: companyId } }) => {
    const past = PASTS[slug]
    if (!past) return []
    return recordFigures.flatMap((figure) => {
      if (figure === 'PAY_RECEIVED' && !past.paid) return []
      const answers = answersOf(figure, past, releasedAt, dice.of(companyId, figure))
      const release = nextRelease(figure, { answers, blocks: [], chance: 0, now: releasedAt })!
      return { companyId, figure, releasedAt, release }
    })
  })
  return {
    blocks: released.map(({ release, ...row }) => ({ ...row, counts: [...release.block.counts] })),
    records: released.map(({ release: { value, people }, ...row }) => ({ ...row, value, people })),
  }
}

/** Shares come out as told; the hours lie anywhere in their span. */
function answersOf(figure: RecordFigure, past: Past, at: Date, dice: Dice): PersonsAnswer[] {
  const { people, share } = countedOf(figure, past)
  const valueOf = (place: number) =>
    figure === 'ANSWERS' ? dice.int(...past.hours) : place < Math.round(people * share) ? 1 : 0
  return Array.from({ length: people }, (_, place) => ({ value: valueOf(place), at, countedAt: null }))
}

function countedOf(figure: RecordFigure, { people, came, payKept, paid }: Past) {
  if (figure === 'PAY_RECEIVED' && paid) return paid
  return { people, share: figure === 'CAME' ? came : payKept }
}
