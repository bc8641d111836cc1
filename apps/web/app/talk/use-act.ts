import { paths } from '@coffeeattack/contract/pages'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { type CallOptions, useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { useNavigate } from 'react-router'
import { talkChanged } from './queries.ts'

/**
 * Makes a call of the talk and reads it anew, also when somebody else changed it meanwhile. Whoever has not verified a
 * career yet is shown the way there.
 */
export function useAct<Result, Input = void>(
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

async function wantsToVerify(): Promise<boolean> {
  const { title, body, button, other } = catalogue.TALK_NEEDS_CAREER
  return (await ask({ title, description: body, confirm: button, cancel: other.button })) === 'confirm'
}
