import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** Inquiries that nobody has answered. */
export function InquiryCount() {
  const { data } = useQuery({
    queryKey: ['inquiries', 'count'],
    queryFn: () => api('GET /console/inquiries', { query: { limit: 1 } }),
    select: ({ openCount }) => openCount,
  })
  if (!data) return null
  return (
    <span className="ml-auto pl-1 text-caption tnum">
      {data > 999 ? '999+' : data}
      <span className="sr-only">건이 답을 기다려요</span>
    </span>
  )
}
