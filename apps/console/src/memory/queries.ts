import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { query } from '../api/query.ts'

export type Note = ApiResult<'GET /console/candidates/:id/notes'>['items'][number]
export type PeopleList = ApiResult<'GET /console/lists'>['items'][number]

/** The notes about a person, and the colleagues who can be mentioned. */
export const notesQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['notes', candidateId],
    queryFn: () => api('GET /console/candidates/:id/notes', { params: { id: candidateId } }),
  })

/** The company's lists and tags with the number of people in each. */
export const listsQuery = query('GET /console/lists', ['lists'], {})

/** Reloads everything that shows notes: the profile, the pipeline story and their counts. */
export function refreshNotes(candidateId: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries(notesQuery(candidateId)),
    queries.invalidateQueries({ queryKey: ['pipeline'] }),
  ])
}
