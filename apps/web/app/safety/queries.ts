import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Report = ApiResult<'GET /users/reports/:id'>

export const reportsQuery = queryOf('GET /users/reports', ['reports'], {}, { meta: { load: 'account' } })

export const reportQuery = (id: string) =>
  queryOf('GET /users/reports/:id', ['reports', id], { params: { id } })

export const takedownQuery = (id: string) =>
  queryOf('GET /users/takedowns/:id', ['takedown', id], { params: { id } })

/** Reloads every list and page of reports. */
export const reportsChanged = () => queries.invalidateQueries({ queryKey: ['reports'] })
