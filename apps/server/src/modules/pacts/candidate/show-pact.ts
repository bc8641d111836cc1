import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { differencesOf, lowerOf } from '@coffeeattack/domain/pacts/differences'
import { isOpen, isOver } from '@coffeeattack/domain/pacts/state'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { shownAlike } from '../core/show-pact.ts'
import { findPact, listPacts, type OwnPact, type PactRow } from '../core/store.ts'

export async function listOwnPacts(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const cards = await listPacts(db.drizzle, userId)
  return {
    items: cards.map(({ terms, offered, changedAt, state, ...card }) => ({
      ...card,
      state: isOpen(state) && isOver(card.untilDay, now) ? ('LAPSED' as const) : state,
      base: terms.base ?? 0,
      startsOn: terms.startsOn!,
      lowerCount: lowerOf(differencesOf(terms, offered)).length,
      changedAt: changedAt.toISOString(),
    })),
  }
}

export async function showPact(whose: OwnPact, deps: ApiDeps) {
  const pact = await findPact(deps.db.drizzle, whose)
  if (!pact) throw new Refusal('NOT_FOUND')
  return shownToCandidate(pact, deps)
}

export const shownToCandidate = (pact: PactRow, { secrets, clock }: Pick<ApiDeps, 'secrets' | 'clock'>) => ({
  ...shownAlike(pact, { side: 'candidate', secrets, now: clock() }),
  company: pact.company,
  income: pact.income,
  roomId: pact.roomId,
})
