import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { OperatorState } from '@coffeeattack/domain/operators/state'
import { queries } from '../../api/queries.ts'
import { pages, query } from '../../api/query.ts'

export type Person = ApiResult<'GET /console/operators'>['items'][number]
export type Invitation = ApiResult<'GET /console/invitations'>['items'][number]
export type PersonChange = NonNullable<ApiInput<'PATCH /console/operators/:id'>['body']>

export type PeopleFilter = { role?: OperatorRole; state?: OperatorState }

export const peopleQuery = (q: string, filter: PeopleFilter) =>
  pages('GET /console/operators', ['people', q, filter], { q, ...filter })

export const invitationsQuery = query('GET /console/invitations', ['invitations'], {})

/** Disabling a person cancels their invitations. */
export const reloadPeople = () =>
  Promise.all([['people'], ['invitations']].map((queryKey) => queries.invalidateQueries({ queryKey })))
