import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { useCall } from '@coffeeattack/kit/useCall'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { offerLink } from '../offer-link.ts'

export type Person = ApiResult<'GET /console/operators'>['items'][number]
export type Invitation = ApiResult<'GET /console/invitations'>['items'][number]
export type PersonChange = NonNullable<ApiInput<'PATCH /console/operators/:id'>['body']>

export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['people', q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/operators', { query: { q, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => api('GET /console/invitations'),
})

export const useChangePerson = () =>
  useCall(
    ({ id, ...body }: PersonChange & { id: string }) =>
      api('PATCH /console/operators/:id', { params: { id }, body }),
    {
      onSettled: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: ['people'] }),
          queries.invalidateQueries({ queryKey: ['invitations'] }),
        ]),
    },
  )

export const useSendReset = () =>
  useCall(({ id }: Person) => api('POST /console/operators/:id/password-reset', { params: { id } }), {
    onDone: ({ link }, { email }) => void offerLink({ email, link }),
  })
