import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { differencesOf } from '@coffeeattack/domain/pacts/differences'
import { isOpen, isOver, type PactState } from '@coffeeattack/domain/pacts/state'
import type { WholeTerms } from '@coffeeattack/domain/pacts/terms'
import { useCall } from '@coffeeattack/kit/useCall'
import { queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { pactsQuery } from './cards.ts'

export type Pact = ApiResult<'GET /users/pacts/:id'>
/** What was sent is whole: base and first day are said. */
export type Version = Omit<Pact['versionItems'][number], 'terms'> & { readonly terms: WholeTerms }

export const pactQuery = (id: string) =>
  queryOf('GET /users/pacts/:id', ['pacts', 'one', id], { params: { id } }, { meta: { load: 'account' } })

/** The version that may be signed, or the last one that could. */
export const newestOf = ({ versionItems }: Pact): Version => versionItems.at(-1) as Version

export const versionOf = (pact: Pact, number: number): Version | undefined =>
  pact.versionItems.find((version) => version.number === number) as Version | undefined

/** The deadline may pass while the page is open, before the server has closed the version (PACT-8). */
export function stateAt(pact: Pact, now: Date): PactState {
  return isOpen(pact.state) && isOver(newestOf(pact).untilDay, now) ? 'LAPSED' : pact.state
}

/** The last moment of the deadline, as the countdown takes it. */
export const endOf = ({ untilDay }: Pick<Version, 'untilDay'>): string => deadlineOf(untilDay).toISOString()

export const differencesIn = (pact: Pact, version: Version) => differencesOf(version.terms, pact.offered)

/** What is shown from now on; the cards elsewhere are read anew when they are shown next. */
export function keepPact(pact: Pact): void {
  queries.setQueryData(pactQuery(pact.id).queryKey, pact)
  void queries.invalidateQueries({ queryKey: pactsQuery.queryKey, refetchType: 'none' })
}

export const readAnew = (id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: pactQuery(id).queryKey })

/** A deed that answers with the pact. After a refusal the pact is read anew: it has moved on (PACT-3). */
export const usePactCall = <Input = void>(
  id: string,
  send: (input: Input) => Promise<Pact>,
  onDone?: (pact: Pact) => void,
) =>
  useCall<Pact, Input>(send, {
    onDone(pact) {
      keepPact(pact)
      onDone?.(pact)
    },
    onSettled: (failure) => failure !== null && readAnew(id),
  })
