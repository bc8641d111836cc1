import { toast } from '@coffeeattack/ui/toast'
import { replace } from 'react-router'
import { api } from '../api/client.ts'
import { messengerReturnAddress } from '../sessions/begin-messenger-login.ts'
import { finishMessengerLogin } from '../sessions/finish-messenger-login.ts'
import { keepHint } from '../sessions/keep-hint.ts'
import { LoginReturnScreen } from '../sessions/LoginReturnScreen.tsx'
import { messengerAttempt } from '../sessions/messenger-attempt.ts'
import { LoginReturnView } from '../sessions/LoginReturnView.tsx'
import { privateMeta } from '../seo.ts'
import { applicationState } from '../sessions/kept-state.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { Route } from './+types/login-return.ts'

export const meta = () => privateMeta('로그인 확인')

/** A loader runs once per arrival, where an effect might run twice. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const outcome = await finishMessengerLogin(new URL(request.url).searchParams, {
    attempt: messengerAttempt,
    exchange: (given) =>
      api('POST /auth/kakao', { body: { ...given, redirectUri: messengerReturnAddress() } }),
    signIn(login, from) {
      keepHint(login)
      return signIn(login, from)
    },
    keepPhone: (phone) => void applicationState.change({ phone }),
  })
  if (outcome.kind === 'failed') return outcome
  if (outcome.kind === 'cancelled') toast('카카오 로그인을 취소했어요')
  throw replace(outcome.to)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoginReturnView busy />
}

export default function LoginReturn({ loaderData }: Route.ComponentProps) {
  return <LoginReturnScreen {...loaderData} />
}
