import type { ApiInput } from '@coffeeattack/contract/client/typing'
import { useRef } from 'react'
import { api } from '../api/client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { insist } from '../layout/failure/tell-failure.ts'

type Body = ApiInput<'POST /users/ask'>['body']

/** Asks once: the same words sent again after a lost answer are the same inquiry. True when it arrived. */
export function useAsk(): [busy: boolean, ask: (body: Body) => Promise<boolean>] {
  const [busy, runOne] = useOneAtATime()
  const sent = useRef({ words: '', key: '' })

  function keyFor(body: Body): string {
    const words = JSON.stringify(body)
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
    return sent.current.key
  }

  async function ask(body: Body): Promise<boolean> {
    let arrived = false
    await runOne(async () => {
      arrived = (await insist(() => api('POST /users/ask', { body, idempotencyKey: keyFor(body) }))) !== null
    })
    return arrived
  }
  return [busy, ask]
}
