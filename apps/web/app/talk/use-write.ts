import { postProblem } from '@coffeeattack/domain/talk/post'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { act } from './act.ts'

/** Words under way: they stay until they have arrived, and the same words sent again are the same post. */
export function useWrite(onWritten: () => void, parentId?: string) {
  const navigate = useNavigate()
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, runOne] = useOneAtATime()
  const key = useRef('')

  function change(typed: string) {
    key.current = ''
    setBody(typed)
    setProblem(null)
  }
  async function send() {
    const wrong = postProblem(body)
    setProblem(wrong)
    if (wrong) return
    key.current ||= crypto.randomUUID()
    const idempotencyKey = key.current
    const written = await act(
      () => api('POST /talk/posts', { body: { body, parentId }, idempotencyKey }),
      (path) => void navigate(path),
    )
    if (!written) return
    change('')
    onWritten()
  }
  return { body, change, problem, busy, send: () => void runOne(send), isEmpty: body.trim() === '' }
}
