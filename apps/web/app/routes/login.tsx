import { replace, useSearchParams } from 'react-router'
import { LoginScreen } from '../sessions/LoginScreen.tsx'
import { PreviousLoginScreen } from '../sessions/PreviousLoginScreen.tsx'
import { useReturnPath } from '../sessions/use-return-path.ts'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { privateMeta } from '../seo.ts'
import { loginDone } from '../sessions/guard.ts'
import { tokens } from '../sessions/tokens.ts'
import type { Route } from './+types/login.ts'

/** There to have the page itself sent, not a wait, while the browser looks whether somebody is signed in. */
export const loader = () => null

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const onward = loginDone(new URL(request.url), tokens.access())
  if (onward) throw replace(onward)
  return null
}
clientLoader.hydrate = true as const

/** The column says the panel's usual line itself. */
export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['연봉 먼저,', '커피는 그다음'],
    line: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.',
  },
}

export const meta = () => privateMeta('로그인')

export default function Login() {
  const from = useReturnPath()
  const tookPartBefore = useSearchParams()[0].has('previous')
  return tookPartBefore ? <PreviousLoginScreen from={from} /> : <LoginScreen from={from} />
}
