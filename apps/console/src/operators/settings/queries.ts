import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => api('GET /console/sessions'),
})
