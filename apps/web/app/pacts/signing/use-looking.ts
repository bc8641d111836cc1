import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { keepPact, type Pact } from '../queries.ts'

/** How often the page looks whether the phone has signed. */
const LOOK_EVERY_MS = 3_000

/** The request lies on the phone, or its signature is being checked. */
export const isUnderWay = ({ state, signing }: Pact): boolean =>
  state === 'SENT' && (signing?.state === 'ASKED' || signing?.state === 'SIGNED')

/** Looks as long as a request is under way, also on pages beside the one that waits. */
export function useLooking(pact: Pact) {
  const { id } = pact
  return useQuery({
    queryKey: ['pacts', 'signing', id],
    async queryFn({ signal }) {
      const told = await api('GET /users/pacts/:id/signing', { params: { id }, signal })
      keepPact(told)
      return told.signing?.state ?? null
    },
    enabled: isUnderWay(pact),
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
  })
}
