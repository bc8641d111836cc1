import { ApiError } from '@coffeeattack/contract/client/api-error'
import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { tellFailure, wordsFor } from '../layout/tell-failure.ts'
import type { NoPasskey } from './passkey.ts'

export type Challenge = ApiResult<'POST /console/auth/sign-in'>
export type Entered = ApiResult<'POST /console/auth/second-factor'>

export type Steps = {
  onEnter: (entered: Entered) => void
  onRestart: () => void
}

/** What a way through the second factor is given. */
export type WayProps = Steps & { challenge: Challenge }

/** What leads back to the password: its proof has grown old, or the account is open to nobody any more. */
const overs: Readonly<Record<string, string>> = {
  CODE_EXPIRED: '시간이 지났어요. 비밀번호부터 다시 입력해 주세요.',
  SIGN_IN_FAILED: '로그인을 마치지 못했어요. 비밀번호부터 다시 입력해 주세요.',
}

/** One way through the door. What went wrong stands under its field, or is told; what is over begins anew. */
export function useEnter<Given>(
  way: (given: Given) => Promise<Entered | NoPasskey>,
  { onEnter, onRestart }: Steps,
  onFailed: () => void = () => {},
) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: way,
    onSuccess: (it) => {
      if (typeof it !== 'string') onEnter(it)
    },
    onError: (failure) => {
      onFailed()
      const over = failure instanceof ApiError ? overs[failure.code] : undefined
      if (over) {
        toast(over)
        onRestart()
      } else if (wordsFor(failure).show !== 'field') void tellFailure(failure)
    },
  })
  const words = error && wordsFor(error)
  return {
    enter: mutate,
    isPending,
    /** The browser's dialog was closed. */
    noPasskey: typeof data === 'string' ? data : undefined,
    problem: words?.show === 'field' ? words.title : undefined,
  }
}
