import { paths } from '@coffeeattack/contract/pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Cup } from '@coffeeattack/ui/Cup'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, replace, useSearchParams } from 'react-router'
import { Page, PageSkeleton } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import { Question } from '../verification/Question.tsx'
import type { Route } from './+types/LoginScreen.ts'
import { loginDone } from './guard.ts'
import { beginMessengerLogin } from './messenger-attempt.ts'
import { tokens } from './tokens.ts'
import { useReturnPath } from './use-return-path.ts'

/** Loaded on demand: the code fields would be most of the page's size, and few people verify an earlier phone. */
const PreviousLoginScreen = lazy(async () => ({
  default: (await import('./PreviousLoginScreen.tsx')).PreviousLoginScreen,
}))

export const meta = () => privateMeta('로그인')

/** The column repeats the panel's usual line. */
export const handle: { flowPanel: FlowPanelText; drawsQuery: true } = {
  flowPanel: {
    title: ['연봉 먼저,', '커피는 그다음'],
    line: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.',
  },
  drawsQuery: true,
}

/** Makes the server render the page itself, not its skeleton, although the loader runs in the browser. */
export const loader = () => null

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const onward = loginDone(new URL(request.url), tokens.access())
  if (onward) throw replace(onward)
  return null
}
clientLoader.hydrate = true as const

/** Leads to the messenger's login (AUTH-1). */
function KakaoButton({ from }: { from: string | undefined }) {
  const [leaving, setLeaving] = useLeaving()
  const begin = useCall(() => beginMessengerLogin(from), {
    onDone(address) {
      setLeaving(true)
      window.location.assign(address)
    },
  })
  return (
    <Button
      kind="kakao"
      busy={(begin.busy || leaving) && '카카오로 가는 중'}
      onClick={() => void begin.run()}
    >
      <KakaoBubble />
      카카오로 시작하기
    </Button>
  )
}

/** The page stays visible while it is left, and may return from the back/forward cache. */
function useLeaving() {
  const state = useState(false)
  const [, setLeaving] = state
  useEffect(() => {
    const cameBack = () => setLeaving(false)
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [setLeaving])
  return state
}

/** The messenger's button, and the login by phone below (AUTH-10). The desktop panel already shows the cup. */
export function LoginScreen({ from }: { from: string | undefined }) {
  return (
    <Page backTo={paths.home()}>
      <div className="flex flex-1 flex-col overflow-hidden lg:justify-center lg:pb-28">
        <Question lines={['로그인하고', '연봉 제안을 받아요']}>
          카카오로 3초면 돼요.
          <br />
          이름과 연락처는 내가 고른 회사에만 공개돼요.
        </Question>
        <div className="relative min-h-40 flex-1 lg:hidden">
          <Cup
            size={460}
            className="absolute top-1/2 left-1/2 h-[min(460px,112%)] w-auto max-w-none -translate-x-[27%] -translate-y-[46%]"
          />
        </div>
        <div data-bottom-bar className="relative px-5 pt-3 pb-safe-4 lg:pt-9">
          <KakaoButton from={from} />
          <Link to={paths.legacyLogin(from)} className={`${textLinkLook} mt-1 w-full`}>
            휴대전화 번호로 로그인
          </Link>
        </div>
      </div>
    </Page>
  )
}

export default function Login() {
  const from = useReturnPath()
  const tookPartBefore = useSearchParams()[0].has('previous')
  if (!tookPartBefore) return <LoginScreen from={from} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PreviousLoginScreen from={from} />
    </Suspense>
  )
}
