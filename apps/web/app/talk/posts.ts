import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { postProblem } from '@coffeeattack/domain/talk/post-problem'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { paged } from '@coffeeattack/kit/paged'
import { type CallOptions, useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { infiniteQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { caching } from '../api/query-client.ts'
import { personQuery } from '../offers/offer-query.ts'

export type Post = ApiResult<'GET /talk/posts'>['items'][number]
export type Reply = Post['replies'][number]

export const talkQuery = infiniteQueryOptions({
  queryKey: ['talk'],
  queryFn: ({ pageParam, signal }) => api('GET /talk/posts', { query: { cursor: pageParam }, signal }),
  ...paged,
})

export const talkChanged = () => queries.invalidateQueries({ queryKey: talkQuery.queryKey })

export const blogQuery = queryOf('GET /v3/users/forums/blog', ['blog'], {}, { ...caching.blog })

/**
 * Sends a call of the talk and refetches the talk, also after a conflict. A person without a verified career is led
 * to the verification.
 */
export function useTalkCall<Result, Input = void>(
  send: (input: Input, key: string) => Promise<Result>,
  { onDone, onSettled }: Pick<CallOptions<Input, Result>, 'onDone' | 'onSettled'>,
) {
  const navigate = useNavigate()
  return useCall(send, {
    async onDone(result, input) {
      await talkChanged()
      await onDone?.(result, input)
    },
    async onFailed(failure) {
      if (codeOf(failure) !== 'TALK_NEEDS_CAREER') return false
      if (await wantsToVerify()) void navigate(paths.submit())
      return true
    },
    async onSettled(failure, input) {
      if (codeOf(failure) === 'NOT_FOUND' || codeOf(failure) === 'TALK_THREAD_FULL') await talkChanged()
      await onSettled?.(failure, input)
    },
  })
}

const codeOf = (failure: unknown) => (isApiError(failure) ? failure.code : '')

/** Only people with a verified career take part. Undefined until that is known. */
export const useMayTalk = (): boolean | undefined => useQuery(personQuery).data?.certified

/** Leads a person without a verified career to the verification before they have written anything. */
export function useTalkDoor(): (enter: () => void) => Promise<void> {
  const navigate = useNavigate()
  const mayTalk = useMayTalk()
  return async (enter) => {
    if (mayTalk !== false) enter()
    else if (await wantsToVerify()) void navigate(paths.submit())
  }
}

async function wantsToVerify(): Promise<boolean> {
  const { title, body, button, other } = candidateCatalogue.TALK_NEEDS_CAREER
  return (await ask({ title, description: body, confirm: button, cancel: other.button })) === 'confirm'
}

/** A text being written: it stays until it was sent, and the same text sent again is the same post. */
export function useWrite(onWritten: () => void, parentId?: string) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useTalkCall(
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
