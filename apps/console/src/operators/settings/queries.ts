import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => api('GET /console/sessions'),
})

/** Where one's calendar follows one's coffee chats. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => api('GET /console/calendar', { signal }),
})
