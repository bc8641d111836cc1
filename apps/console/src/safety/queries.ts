import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../api/queries.ts'
import { pages, query } from '../api/query.ts'

export type SafetyCase = ApiResult<'GET /console/safety/:id'>
export type CaseRow = ApiResult<'GET /console/safety'>['items'][number]
export type CaseFilter = 'all' | 'report' | 'signal' | 'handled'

export const caseFilters = ['all', 'report', 'signal', 'handled'] as const satisfies readonly CaseFilter[]

const asked: Readonly<Record<CaseFilter, { status?: 'handled'; only?: 'report' | 'signal' }>> = {
  all: {},
  report: { only: 'report' },
  signal: { only: 'signal' },
  handled: { status: 'handled' },
}

export const casesQuery = (filter: CaseFilter) =>
  pages('GET /console/safety', ['safety', filter], asked[filter], { refetchInterval: 60_000 })

/** Reading is recorded, so the query does not refetch on window focus. */
export const caseQuery = (id: string) =>
  query(
    'GET /console/safety/:id',
    ['safety', 'case', id],
    { params: { id } },
    { refetchOnWindowFocus: false },
  )

/** Puts the case as a decision left it in place, and reloads the queue. */
export function caseDecided(decided: SafetyCase): void {
  queries.setQueryData(caseQuery(decided.id).queryKey, decided)
  void queries.invalidateQueries({
    queryKey: ['safety'],
    predicate: ({ queryKey }) => queryKey[1] !== 'case',
  })
}
