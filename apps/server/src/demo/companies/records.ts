import {
  cameOf,
  nextRelease,
  payKeptOf,
  RECORD,
  type RecordFigure,
  recordFigures,
} from '@coffeeattack/domain/companies/record'
import { atKst, kstDay } from '@coffeeattack/domain/kst'
import type { companyRecords, recordAnswers } from '../../platform/db/schema/companies.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, later } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import { saidBy } from '../coffeechats/stages.ts'
import type { Company } from './companies.ts'

type AnswerRow = typeof recordAnswers.$inferInsert
type RecordRow = typeof companyRecords.$inferInsert

/** How a company was to those before whom the world remembers: of so many people, the hours they waited, the share it kept. */
type Past = { people: number; hours: readonly [number, number]; came: number; payKept: number }

/** One keeps its word, one often does not, one lies between. Of all others too few have told. */
const PASTS: Readonly<Record<string, Past>> = {
  'noeul-cloud': { people: 24, hours: [2, 11], came: 0.92, payKept: 0.9 },
  'durebak-data': { people: 14, hours: [40, 71], came: 0.6, payKept: 0.5 },
  'mocha-logis': { people: 11, hours: [13, 23], came: 0.8, payKept: 0.8 },
}

const NIGHT_HOUR = 4

type Given = {
  companies: readonly Company[]
  candidates: readonly Candidate[]
  chats: readonly Coffeechat[]
  now: Date
}

/** What people told of companies, and the figures that last night's job made of it, by the product's own rule (KEEP-4). */
export function createRecords(given: Given, dice: Dice): { answers: AnswerRow[]; records: RecordRow[] } {
  const releasedAt = atKst(kstDay(given.now) - 1, NIGHT_HOUR, 30)
  const told = [
    ...given.chats.flatMap(answersOf),
    ...given.companies.flatMap((company) => pastAnswers(company, given, releasedAt, dice.of(company.row.id))),
  ]
  // One person's latest word: what the world itself tells comes first.
  const latest = [...new Map(told.toReversed().map((row) => [keyOf(row), row])).values()]
  const groups = Map.groupBy(latest, ({ companyId, figure }) => `${companyId} ${figure}`)
  const records: RecordRow[] = []
  const answers = [...groups.values()].flatMap((group) => {
    const { companyId, figure } = group[0]!
    const known = group.filter(({ at }) => at < releasedAt)
    const release = nextRelease(figure, known.map(uncounted), releasedAt)
    if (!release) return group
    records.push({ companyId, figure, value: release.value, people: release.people, releasedAt })
    return group.map((row) => (row.at < releasedAt ? { ...row, countedAt: releasedAt } : row))
  })
  return { answers, records }
}

const keyOf = ({ companyId, figure, candidateId }: AnswerRow) => `${companyId} ${figure} ${candidateId}`
const uncounted = ({ value = null, at }: AnswerRow) => ({ value, at, isCounted: false })

/** What the two said of a meeting, as far as it is about the company. */
function answersOf(chat: Coffeechat): AnswerRow[] {
  const own = chat.outcomes.find(({ side }) => side === 'candidate')
  const { companyId, candidateId } = chat.row
  if (!companyId || !own) return []
  const values = {
    CAME: cameOf({ candidate: own.met, company: saidBy(chat, 'company') }),
    PAY_KEPT: own.pay ? payKeptOf[own.pay] : null,
  }
  return (Object.keys(values) as (keyof typeof values)[])
    .filter((figure) => values[figure] !== null)
    .map((figure) => ({ companyId, figure, candidateId, value: values[figure], at: own.at }))
}

function pastAnswers(company: Company, { candidates, now }: Given, until: Date, dice: Dice): AnswerRow[] {
  const past = PASTS[company.slug]
  if (!past) return []
  const people = candidates.filter(
    ({ visible, withdrawal, hiddenFrom }) =>
      visible && visible.from < until && !withdrawal && ![...hiddenFrom].some((key) => company.keys.has(key)),
  )
  const from = new Date(now.getTime() - RECORD.windowMs * 0.9)
  return dice.some(people, past.people).flatMap(({ row, visible }, place) => {
    const at = between(later(from, visible!.from), until, dice)
    return recordFigures.map((figure) => ({
      companyId: company.row.id,
      figure,
      candidateId: row.id,
      value: valueOf(figure, past, place, dice),
      at,
    }))
  })
}

/** Shares come out as told, whoever the people are; the hours lie anywhere in their span. */
function valueOf(figure: RecordFigure, past: Past, place: number, dice: Dice): number {
  if (figure === 'ANSWERS') return dice.int(...past.hours)
  const share = figure === 'CAME' ? past.came : past.payKept
  return place < Math.round(past.people * share) ? 1 : 0
}
