import type { profileViews } from '../../platform/db/schema/candidates.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore, later, minutesAfter } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import type { Memory } from '../noeul/memory.ts'
import type { Group, Offer } from '../offers/offer.ts'

type ViewRow = typeof profileViews.$inferInsert
type People = { candidates: readonly Candidate[]; operators: readonly Operator[] }
type Sent = { offers: readonly Offer[]; groups: readonly Group[] }
type View = { candidate: Candidate; operator: Operator; at: Date }

/** Who opened whose profile: every sender before writing, and others who looked and went on. */
export function viewRows(
  { offers, groups, memory, ...others }: People & Sent & { memory: Memory },
  dice: Dice,
): ViewRow[] {
  const bySenders = [...offers, ...groups].map(({ candidate, operator, row }): View => ({
    candidate,
    operator,
    at: later(candidate.visible!.from, minutesAfter(row.createdAt, -dice.int(3, 50))),
  }))
  const views = [...bySenders, ...passersBy(others, dice), ...byKeepers(memory, others)]
  return views
    .map(({ candidate, operator, at }) => ({
      id: dice.id(at),
      candidateId: candidate.row.id,
      operatorId: operator.row.id,
      companyId: operator.row.companyId ?? null,
      role: operator.row.role,
      at,
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Whoever stars or hides somebody has looked before. */
function byKeepers({ marks }: Memory, { candidates, operators }: People): View[] {
  return marks.map(({ candidateId, starredAt, starredBy, hiddenAt, hiddenBy }) => ({
    candidate: candidates.find(({ row }) => row.id === candidateId)!,
    operator: operators.find(({ row }) => row.id === (starredBy ?? hiddenBy))!,
    at: minutesAfter((starredAt ?? hiddenAt)!, -2),
  }))
}

function passersBy({ candidates, operators }: People, dice: Dice): View[] {
  const lookers = operators.filter(({ row }) => row.role !== 'ADMIN')
  return candidates.flatMap((candidate) => {
    const { visible } = candidate
    if (!visible) return []
    const allowed = lookers.filter(
      ({ company }) => !company || ![...candidate.hiddenFrom].some((key) => company.keys.has(key)),
    )
    const from = later(visible.from, daysBefore(visible.until, 30))
    return dice
      .some(allowed, dice.int(0, 5))
      .map((operator) => ({ candidate, operator, at: between(from, visible.until, dice) }))
  })
}
