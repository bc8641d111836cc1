import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { pages, query } from '../../api/query.ts'

export type FittingPage = ApiResult<'GET /console/curations/positions'>
export type FittingPosition = FittingPage['items'][number]
export type AnsweredRequest = ApiResult<'GET /console/more-requests/:id'>

/** What the list of open positions is narrowed to. */
export type FittingFilter = { q: string; job: string | null; inRange: boolean; meetsAll: boolean }

/** Open positions for a candidate, those that suit best first. */
export const fittingQuery = (candidateId: string, { q, job, inRange, meetsAll }: FittingFilter) =>
  pages('GET /console/curations/positions', ['fitting-positions', candidateId, q, job, inRange, meetsAll], {
    candidateId,
    ...(q && { q }),
    ...(job !== null && { job }),
    ...(inRange && { inRange }),
    ...(meetsAll && { meetsAll }),
  })

/** The wish that a curation answers; reloaded with the lists of wishes. */
export const requestQuery = (id: string) =>
  query('GET /console/more-requests/:id', ['more-requests', 'one', id], { params: { id } })
