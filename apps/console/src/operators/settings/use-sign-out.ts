import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { leave } from '../../sessions/leave.ts'

/** Out of this browser in any case; the server hears of it if it can be reached. */
export function useSignOut(): [signOut: () => void, isPending: boolean] {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /console/auth/logout'),
    onSettled: () => leave(),
  })
  return [() => mutate(), isPending]
}
