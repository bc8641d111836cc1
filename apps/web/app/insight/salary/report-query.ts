import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type SalaryReport = ApiResult<'GET /v3/users/salary'>

/** The expected salary and what it rests on. The analysis has just asked for it; what changes it says so. */
export const salaryReportQuery = queryOptions({
  queryKey: ['salary-report'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api('GET /v3/users/salary', { signal }),
  meta: { load: 'salary' },
})
