import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Note = ApiResult<'GET /console/candidates/:id/notes'>['items'][number]
export type PeopleList = ApiResult<'GET /console/lists'>['items'][number]

/** What colleagues wrote about somebody, and whom one can call. */
export const notesQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['notes', candidateId],
    queryFn: () => api('GET /console/candidates/:id/notes', { params: { id: candidateId } }),
  })

/** The company's lists and tags, and how many people are in each. */
export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: () => api('GET /console/lists'),
})

/** A note came, changed or went: it stands in the profile, in the story, and in how many there are. */
export function refreshNotes(candidateId: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries(notesQuery(candidateId)),
    queries.invalidateQueries({ queryKey: ['pipeline'] }),
  ])
}
