import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../../api/queries.ts'
import { pages, query } from '../../api/query.ts'

export type Merge = ApiResult<'GET /console/company-merges'>['items'][number]

export const mergesQuery = pages('GET /console/company-merges', ['companies', 'merges'], {})

export const alikeQuery = (id: string) =>
  query('GET /console/companies/:id/alike', ['companies', 'alike', id], { params: { id } })

/** Names, states and lists of both companies change. */
export const reloadCompanies = () => queries.invalidateQueries({ queryKey: ['companies'] })
