import { replace, useSearchParams } from 'react-router'
import { LoginScreen } from '../features/session/LoginScreen.tsx'
import { PreviousLoginScreen } from '../features/session/PreviousLoginScreen.tsx'
import { useReturnPath } from '../features/session/use-return-path.ts'
import { privateMeta } from '../seo.ts'
import { loginDone } from '../session/guard.ts'
import { tokens } from '../session/tokens.ts'
import type { Route } from './+types/login.ts'

/** There to have the page itself sent, not a wait, while the browser looks whether somebody is signed in. */
export const loader = () => null

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const onward = loginDone(new URL(request.url), tokens.access())
  if (onward) throw replace(onward)
  return null
}
clientLoader.hydrate = true as const

export const meta = () => privateMeta('로그인')

export default function Login() {
  const from = useReturnPath()
  const tookPartBefore = useSearchParams()[0].has('previous')
  return tookPartBefore ? <PreviousLoginScreen from={from} /> : <LoginScreen from={from} />
}
