import { nameAsTyped } from '@coffeeattack/domain/verification/person'
import { Cup } from '@coffeeattack/ui/Cup'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { toast } from '@coffeeattack/ui/toast'
import { replace, useNavigate, useRevalidator } from 'react-router'
import { api } from '../api/client.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/LoginReturnScreen.ts'
import { finishMessengerLogin, type MessengerLogin, type Outcome } from './finish-messenger-login.ts'
import { applicationState } from './kept-state.ts'
import { messengerAttempt, messengerReturnAddress } from './messenger-attempt.ts'
import { signIn } from './sign-in.ts'

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

/** Shown for a moment between the messenger and the first page. */
function LoginReturnView({ busy }: { busy: boolean }) {
  return (
    <Page>
      <div className="flex flex-1 flex-col items-center justify-center gap-7 px-5 py-16">
        <Cup size={168} />
        <h1 className={busy ? 'flex items-center gap-2.5 text-h2' : 'sr-only'}>
          {busy && <Spinner size={20} className="text-ink-3" />}
          {busy ? '로그인하고 있어요' : '카카오 로그인'}
        </h1>
      </div>
    </Page>
  )
}

/** Fills the form with what the messenger knows of a new person; their own input takes precedence. */
function keepHint({ certified, hint }: MessengerLogin): void {
  if (certified) return
  const { name, phone } = applicationState.read()
  applicationState.change({
    name: name || nameAsTyped(hint.name ?? ''),
    phone: phone || (hint.phone ?? ''),
  })
}

/** The login failed: the message says why, and its button leads on. */
export function LoginReturnScreen({ words, to }: Extract<Outcome, { kind: 'failed' }>) {
  const navigate = useNavigate()
  const { state, revalidate } = useRevalidator()
  const busy = state === 'loading'
  const canRetry = words.next === 'retry'
  const leave = () => void navigate(to, { replace: true })
  return (
    <>
      <LoginReturnView busy={busy} />
      <Dialog
        alert
        open={!busy}
        onOpenChange={leave}
        title={words.title}
        description={words.body}
        confirm={{ label: words.button, onPress: canRetry ? () => void revalidate() : leave }}
        cancel={canRetry ? { label: '로그인으로 가기', onPress: leave } : undefined}
      />
    </>
  )
}

export function HydrateFallback() {
  return <LoginReturnView busy />
}

export default function LoginReturn({ loaderData }: Route.ComponentProps) {
  return <LoginReturnScreen {...loaderData} />
}
