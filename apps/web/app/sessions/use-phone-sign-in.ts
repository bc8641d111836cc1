import { resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { messengerAttempt } from './messenger-attempt.ts'
import { type SentCode, sentCode } from './sent-code.ts'
import { signIn } from './sign-in.ts'
import { type CodeProblem, verifyCode } from './verify-code.ts'

async function sendCode(phone: string): Promise<SentCode> {
  const askedAt = new Date()
  const { expiresAt } = await api('POST /auth/otp', { body: { phone } })
  return sentCode(phone, { expiresAt, askedAt, answeredAt: new Date() })
}

export type PhoneSignIn = {
  /** The page the person wanted. */
  from: string | undefined
  /** Links the messenger account that waits for this phone to its earlier account (AUTH-10). */
  linksMessenger: boolean
}

/**
 * The three steps of a login by phone; their callers tell failures. The code step is a history entry: going back
 * leads to the number.
 */
export function usePhoneSignIn({ from, linksMessenger }: PhoneSignIn) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [lastSent, setLastSent] = useState<SentCode | null>(null)

  async function openCodeStep(sentCode: SentCode, { replace }: { replace: boolean }): Promise<void> {
    setLastSent(sentCode)
    await navigate(pathname + search, { state: { sentCode }, replace, preventScrollReset: true })
  }

  async function send(phone: string): Promise<void> {
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
