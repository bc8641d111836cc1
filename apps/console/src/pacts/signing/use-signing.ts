import type { ApiInput } from '@coffeeattack/contract/client/typing'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { keepPact, type Pact, pactCallOptions } from '../queries.ts'

/** How often it is asked whether the phone has signed. */
const ASK_EVERY_MS = 3_000

type Asked = ApiInput<'POST /console/pacts/:id/signing'>['body']

/** A request on the signer's phone: it is made, watched until it ends, and can be given up (PACT-4). */
export function useSigning({ id, coffeechatId, signing }: Pact) {
  const settled = pactCallOptions(coffeechatId)
  const ask = useCall(
    (body: Asked) => api('POST /console/pacts/:id/signing', { params: { id }, body }),
    settled<Asked>(),
  )
  const giveUp = useCall(() => api('DELETE /console/pacts/:id/signing', { params: { id } }), settled<void>())
  const isWaiting = signing?.state === 'ASKED'
  const watched = useQuery({
    // A request of its own: the end of the one before must not be taken for its own.
    ...query('GET /console/pacts/:id/signing', ['pact-signing', id, signing?.askedAt], { params: { id } }),
    enabled: isWaiting,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  })
  const answer = watched.data
  useEffect(() => {
    if (!answer || !isWaiting) return
    keepPact(answer)
    if (answer.state === 'SEALED') toast('서명했어요. 두 사람의 서명이 모두 있어요', { kind: 'done' })
  }, [answer, isWaiting])
  return { ask, giveUp }
}

export type Signing = ReturnType<typeof useSigning>
