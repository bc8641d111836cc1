import { resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import { phoneAsTyped, phoneDigits, phoneProblem } from '@coffeeattack/domain/verification/phone'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { lazy, type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { api } from '../api/client.ts'
import type { HeaderProps } from '../layout/Header.tsx'
import { Page, PageSkeleton } from '../layout/Page.tsx'
import { messengerAttempt } from './messenger-attempt.ts'
import { readSentCode, type SentCode, sentCode } from './sent-code.ts'
import { signIn } from './sign-in.ts'
import { type CodeProblem, verifyCode } from './verify-code.ts'

/** Loaded while the code is on its way. */
const codeStep = async () => ({ default: (await import('./CodeStep.tsx')).CodeStep })
const CodeStep = lazy(codeStep)

const never = () => () => {}

/** The server does not know the browser's history, so the first render matches it and the next one reads it. */
function useSentCode(): SentCode | null {
  const { state } = useLocation()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? readSentCode(state) : null
}

type PhoneSignInScreenProps = PhoneSignIn & {
  header: HeaderProps
  title: ReactNode
  /** The number that was typed just now. */
  known?: string
}

/** Logs in by a code sent to the phone: first the number, then the code. */
export function PhoneSignInScreen({ header, title, known = '', ...signIn }: PhoneSignInScreenProps) {
  const sent = useSentCode()
  const { lastSent, send, resend, verify } = usePhoneSignIn(signIn)
  // The stored number is filled in one render later, before anybody can type.
  if (!sent)
    return <PhoneStep key={known} {...{ header, title }} phone={lastSent?.phone ?? known} onSend={send} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CodeStep
        key={sent.sentAt}
        {...{ header, sent }}
        onVerify={(code) => verify(sent.phone, code)}
        onResend={() => resend(sent.phone)}
      />
    </Suspense>
  )
}

type PhoneStepProps = {
  header: HeaderProps
  title: ReactNode
  /** The stored number, in any notation. */
  phone: string
  onSend: (digits: string) => Promise<void>
}

/** Asks for the phone number, validated on blur (VAL-2). */
function PhoneStep({ header, title, phone, onSend }: PhoneStepProps) {
  const id = useId()
  const form = useForm({
    first: { phone: phoneAsTyped(phone) },
    rules: { phone: phoneProblem },
    blame: 'phone',
    send: (typed) => onSend(phoneDigits(typed.phone)),
  })
  const wasChosen = useNavigationType() === 'PUSH'
  return (
    <Page
      {...header}
      cta={
        <Button type="submit" form={id} busy={form.busy && '보내는 중'}>
          인증번호 받기
        </Button>
      }
    >
      {title}
      <form {...form.props} id={id} className="mt-7 px-5">
        <TextField
          {...form.field('phone')}
          label="휴대전화 번호"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          enterKeyHint="send"
          placeholder="010-0000-0000"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for whoever pressed 'by phone number' just now
          autoFocus={wasChosen}
          format={phoneAsTyped}
        />
      </form>
    </Page>
  )
}

async function sendCode(phone: string): Promise<SentCode> {
  const askedAt = new Date()
  const { expiresAt } = await api('POST /auth/otp', { body: { phone } })
  return sentCode(phone, { expiresAt, askedAt, answeredAt: new Date() })
}

type PhoneSignIn = {
  /** The page the person wanted. */
  from: string | undefined
  /** Links the messenger account that waits for this phone to its earlier account (AUTH-10). */
  linksMessenger: boolean
}

/**
 * The three steps of a login by phone; their callers tell failures. The code step is a history entry: going back
 * leads to the number.
 */
function usePhoneSignIn({ from, linksMessenger }: PhoneSignIn) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [lastSent, setLastSent] = useState<SentCode | null>(null)

  async function openCodeStep(sentCode: SentCode, { replace }: { replace: boolean }): Promise<void> {
    setLastSent(sentCode)
    await navigate(pathname + search, { state: { sentCode }, replace, preventScrollReset: true })
  }

  async function send(phone: string): Promise<void> {
    void codeStep().catch(() => {})
    // Back and forth within the minute uses the code that was sent already.
    const onItsWay =
      lastSent?.phone === phone && resendAfterSeconds(new Date(lastSent.sentAt), new Date()) > 0
    await openCodeStep(onItsWay ? lastSent : await sendCode(phone), { replace: false })
  }

  async function resend(phone: string): Promise<void> {
    await openCodeStep(await sendCode(phone), { replace: true })
    toast('인증번호를 다시 보냈어요', { kind: 'done' })
  }

  /** The error of the code, or null when it signed in. */
  async function verify(phone: string, code: string): Promise<CodeProblem | null> {
    const state = (linksMessenger && messengerAttempt.read().waitingState) || undefined
    const answer = await verifyCode({ phone, code, state })
    if ('problem' in answer) return answer.problem
    messengerAttempt.forget()
    await navigate(signIn(answer.login, from), { replace: true })
    return null
  }

  return { lastSent, send, resend, verify }
}
