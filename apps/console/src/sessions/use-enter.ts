import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import type { NoPasskey } from './passkey.ts'

export type Challenge = ApiResult<'POST /console/auth/sign-in'>
export type EnteredLogin = ApiResult<'POST /console/auth/second-factor'>

export type Steps = {
  onEnter: (entered: EnteredLogin) => void
  onRestart: () => void
}

/** What each method of the second factor receives. */
export type WayProps = Steps & { challenge: Challenge }

/** Refusals that lead back to the password: an old challenge, or a disabled account. */
const overs: Readonly<Record<string, string>> = {
  CODE_EXPIRED: '시간이 지났어요. 비밀번호부터 다시 입력해 주세요.',
  SIGN_IN_FAILED: '로그인을 마치지 못했어요. 비밀번호부터 다시 입력해 주세요.',
}

/** Runs one sign-in method. Problems are shown at the field or in a dialog; an expired challenge starts again. */
export function useEnter<Input = void>(
  way: (input: Input) => Promise<EnteredLogin | NoPasskey>,
  { onEnter, onRestart }: Steps,
  onFailed: () => void = () => {},
) {
  const [noPasskey, setNoPasskey] = useState<NoPasskey>()
  const call = useCall(way, {
    onDone: (it) => (typeof it === 'string' ? setNoPasskey(it) : onEnter(it)),
    onFailed(failure) {
      onFailed()
      const over = isApiError(failure) ? overs[failure.code] : undefined
      if (!over) return wordsFor(failure).show === 'field'
      toast(over)
      onRestart()
      return true
    },
  })
  const words = call.failure ? wordsFor(call.failure) : undefined
  return {
    enter(input: Input) {
      setNoPasskey(undefined)
      void call.run(input)
    },
    busy: call.busy,
    /** The browser's dialog was closed. */
    noPasskey,
    problem: words?.show === 'field' ? words.title : undefined,
  }
}
