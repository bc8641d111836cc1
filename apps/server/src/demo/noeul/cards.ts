import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/db/queries.ts'
import { pipelineCards, type pipelineEvents } from '../../platform/db/schema/pipeline.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore, minutesAfter } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import type { Offer } from '../offers/offer.ts'
import type { Story } from './board.ts'
import type { Memory } from './memory.ts'
import type { Position } from './positions.ts'

/** What the company's people set on a card; all else on it follows from what happened between the two (BIZ-10). */
type OwnCard = {
  companyId: string
  candidateId: string
  assigneeId: string | null
  remindOn: string | null
  remindsId: string | null
  positionId: string | null
}

export type Cards = { cards: OwnCard[]; events: (typeof pipelineEvents.$inferInsert)[] }

/** Days from today on which somebody is looked at again: of the stories, then of whom they starred. */
const REMINDED = { stories: [0, 7], saved: [0, 1, 4] } as const

type Hiring = {
  lead: Operator
  offers: readonly Offer[]
  stories: readonly Story[]
  saved: Memory['saved']
  positions: readonly Position[]
}

/** Whoever wrote looks after somebody; of those who are starred some wait for a colleague. */
export function createCards(
  { lead, offers, stories, saved, positions }: Hiring,
  now: Date,
  dice: Dice,
): Cards {
  const companyId = lead.company!.row.id
  const written = offers.filter(
    ({ row, operator, candidate }) =>
      operator.row.companyId === companyId && !row.undoneAt && !candidate.withdrawal,
  )
  const dayIn = (days: number | undefined) => (days === undefined ? null : formatDay(kstDay(now) + days))
  const card = (candidate: Candidate, own: Pick<OwnCard, 'assigneeId' | 'remindOn' | 'positionId'>) => ({
    companyId,
    candidateId: candidate.row.id,
    ...own,
    remindsId: own.remindOn && (own.assigneeId ?? lead.row.id),
  })
  const cards = [
    ...written.map(({ candidate, operator, row }) => {
      const place = stories.findIndex(({ offer }) => offer.row.id === row.id)
      return card(candidate, {
        assigneeId: operator.row.id,
        remindOn: dayIn(REMINDED.stories[place]),
        positionId: row.positionId ?? null,
      })
    }),
    ...saved.map((candidate, place) =>
      card(candidate, {
        assigneeId: place % 3 === 2 ? null : lead.row.id,
        remindOn: dayIn(REMINDED.saved[place]),
        positionId:
          positions.find(({ trade, row }) => trade === candidate.trade.subLabel && !row.closedAt)?.row.id ??
          null,
      }),
    ),
  ]
  // Whoever is starred was so by then.
  const at = minutesAfter(daysBefore(now, 1), 90)
  const events = cards.flatMap(({ candidateId, remindOn, remindsId }) => {
    if (!remindOn || !remindsId) return []
    const deed = { deed: 'REMINDER_SET' as const, detail: { remindOn }, operatorId: remindsId, at }
    return [{ id: dice.id(at), companyId, candidateId, ...deed }]
  })
  return { cards, events }
}

/** Only now: a card is made by what it follows from. */
export async function setCards(tx: Queries, { cards }: Cards): Promise<void> {
  for (const { companyId, candidateId, ...own } of cards)
    await tx
      .update(pipelineCards)
      .set({ ...own, version: sql`${pipelineCards.version} + 1` })
      .where(and(eq(pipelineCards.companyId, companyId), eq(pipelineCards.candidateId, candidateId)))
}
