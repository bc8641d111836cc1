import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** Whose link it is, as far as this browser can know: without a login anybody may hold it. */
export type Whose = 'anybodys' | 'mine' | 'anothers'

export function useWhose(token: string, signedIn: boolean): Whose {
  const { data } = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => api('GET /users/links/:token', { params: { token }, signal }),
    enabled: signedIn,
    retry: false,
  })
  if (!data) return 'anybodys'
  return data.isMine ? 'mine' : 'anothers'
}
