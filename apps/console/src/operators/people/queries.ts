import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { pages } from '../../api/query.ts'

export type Person = ApiResult<'GET /console/operators'>['items'][number]
export type Invitation = ApiResult<'GET /console/invitations'>['items'][number]
export type PersonChange = NonNullable<ApiInput<'PATCH /console/operators/:id'>['body']>

export const peopleQuery = (q: string) => pages('GET /console/operators', ['people', q], { q })

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => api('GET /console/invitations'),
})

/** Disabling a person cancels their invitations. */
export const reloadPeople = () =>
  Promise.all([['people'], ['invitations']].map((queryKey) => queries.invalidateQueries({ queryKey })))
