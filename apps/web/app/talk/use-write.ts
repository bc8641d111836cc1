import { postProblem } from '@coffeeattack/domain/talk/post'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { useAct } from './use-act.ts'

/** Words under way: they stay until they have arrived, and the same words sent again are the same post. */
export function useWrite(onWritten: () => void, parentId?: string) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAct(
    (words: string, idempotencyKey) =>
      api('POST /talk/posts', { body: { body: words, parentId }, idempotencyKey }),
    {
      onDone() {
        change('')
        onWritten()
      },
    },
  )

  function change(typed: string) {
    setBody(typed)
    setProblem(null)
  }
  function send() {
    const wrong = postProblem(body)
    setProblem(wrong)
    if (!wrong) void run(body)
  }
  return { body, change, problem, busy, send, isEmpty: body.trim() === '' }
}
