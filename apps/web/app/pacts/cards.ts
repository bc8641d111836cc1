import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstDay, parseDay } from '@coffeeattack/domain/kst'
import { isOpen } from '@coffeeattack/domain/pacts/state'
import { queryOf } from '../api/client.ts'

export type PactCard = ApiResult<'GET /users/pacts'>['items'][number]

/** All pacts of the person, newest first: for the cards that lead to them. */
export const pactsQuery = queryOf('GET /users/pacts', ['pacts', 'list'], {}, { staleTime: 30_000 })

/** The one to tell of on the home page: what waits for a signature, or the work that is about to begin (PACT-7, PACT-8). */
export function pactOfHome(cards: readonly PactCard[], now: Date): PactCard | null {
  const today = kstDay(now)
  const isAhead = ({ state, startsOn }: PactCard) => state === 'SEALED' && (parseDay(startsOn) ?? 0) >= today
  return cards.find(({ state }) => isOpen(state)) ?? cards.find(isAhead) ?? null
}
