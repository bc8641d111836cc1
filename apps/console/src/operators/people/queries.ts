import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/ui/toast'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { tellFailure } from '../../layout/tell-failure.ts'

export type Person = ApiResult<'GET /console/operators'>['items'][number]
export type Invitation = ApiResult<'GET /console/invitations'>['items'][number]
export type PersonChange = NonNullable<ApiInput<'PATCH /console/operators/:id'>['body']>

export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['people', q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/operators', { query: { q, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => api('GET /console/invitations'),
})

export const useChangePerson = () =>
  useMutation({
    mutationFn: ({ id, ...body }: PersonChange & { id: string }) =>
      api('PATCH /console/operators/:id', { params: { id }, body }),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['people'] }),
        queries.invalidateQueries({ queryKey: ['invitations'] }),
      ]),
  })

export const useSendReset = () =>
  useMutation({
    mutationFn: ({ id }: Person) => api('POST /console/operators/:id/password-reset', { params: { id } }),
    onSuccess: (_, { email }) => toast(`${email}로 재설정 메일을 보냈어요`, { kind: 'done' }),
    onError: tellFailure,
  })
