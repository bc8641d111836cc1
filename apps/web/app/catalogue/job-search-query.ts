import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** Jobs that answer what was typed; the list before stays until the next one is there (PRO-10). */
export const jobSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['job-search', q],
    queryFn: ({ signal }) => api('GET /users/labels/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
