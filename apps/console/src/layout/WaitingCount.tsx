import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** Offers that wait for an answer. */
export function WaitingCount() {
  const { data } = useQuery({
    queryKey: ['sent-offers', 'counts'],
    queryFn: () => api('GET /console/offers', { query: { limit: 1 } }),
    select: ({ counts }) => counts.WAITING,
  })
  if (!data) return null
  return (
    <span className="ml-auto pl-1 text-caption tnum">
      {data > 999 ? '999+' : data}
      <span className="sr-only">건이 답을 기다려요</span>
    </span>
  )
}
