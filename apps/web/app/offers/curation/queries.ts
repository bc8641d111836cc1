import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { offerRead } from '../offer-query.ts'

export type Curation = ApiResult<'GET /users/offers/group/:groupId'>
export type CurationItem = Curation['offerItems'][number]

/** A group: several companies, chosen by an agent (OFR-7). */
export const curationQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['offers', 'group', groupId],
    queryFn: async ({ signal }) => {
      const group = await api('GET /users/offers/group/:groupId', { params: { groupId }, signal })
      offerRead()
      return group
    },
    meta: { load: 'offer-group' },
  })
