import { codeTimer, ONE_TIME_CODE, resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type HeaderProps, useGoBack } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { Question } from '../verification/Question.tsx'
import { SandboxPhoneLink } from './SandboxPhoneLink.tsx'
import type { SentCode } from './sent-code.ts'
import type { CodeProblem } from './verify-code.ts'

/** Enabled a minute after the last code, with a countdown. */
function ResendButton({ sentAt, now, onResend }: { sentAt: Date; now: Date; onResend: () => Promise<void> }) {
  const { busy, run: resend } = useCall(onResend)
  const seconds = resendAfterSeconds(sentAt, now)
  return (
    <TextLink
      size="sm"
      className="tnum"
      disabled={seconds > 0}
      aria-busy={busy || undefined}
      onClick={() => void resend()}
    >
      {busy ? '보내는 중' : seconds > 0 ? `${seconds}초 뒤 다시 받기` : '다시 받기'}
    </TextLink>
  )
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } }

/** WebOTP: phones that support it fill in the code; others suggest it above the keyboard. */
function useTextedCode(onCode: (code: string) => void): void {
  const hand = useEffectEvent(onCode)
  useEffect(() => {
    const waiting = new AbortController()
    void textedCode(waiting.signal).then((code) => code && hand(code))
    return () => waiting.abort()
  }, [])
}

async function textedCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  // Refused, timed out or aborted: the person types the code.
  const found = await navigator.credentials.get(request).catch(() => null)
  return found && 'code' in found ? String(found.code) : null
}

/** How long the code is valid; while it is being checked, that. */
function TimeLeft({ text, busy }: { text: string; busy: boolean }) {
  if (busy) {
    return (
      <output className="flex items-center gap-2 text-ink-2">
        <Spinner size={15} />
        확인하는 중이에요
      </output>
    )
  }
  return (
    <span role="timer">
      남은 시간 <b className="text-ink tnum">{text}</b>
    </span>
  )
}

/** More often than once a second, so that no second is skipped. */
const TICK_MS = 250

type CodeStepProps = {
  header: HeaderProps
  sent: SentCode
  onVerify: (code: string) => Promise<CodeProblem | null>
  onResend: () => Promise<void>
}

/**
 * Six boxes that submit themselves (AUTH-11). Use the time of sending as the key, so that each code gets a new step.
 */
export function CodeStep({ header, sent, onVerify, onResend }: CodeStepProps) {
  const now = useNow(TICK_MS)
  const boxes = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<CodeProblem | null>(null)
  const { busy, run: verify } = useCall(async (whole: string) => {
    setRefused(null)
    const found = await onVerify(whole)
    if (!found) return
    setRefused(found)
    setCode('')
    boxes.current?.querySelector('input')?.focus()
  })
  const { pathname, search } = useLocation()
  const changeNumber = useGoBack(pathname + search)

  const phone = phoneAsTyped(sent.phone)
  const sentAt = new Date(sent.sentAt)
  const timer = codeTimer(sentAt, now)
  const isOver = !busy && (timer.over || refused?.isOver === true)
  const problem = busy ? null : refused?.isOver ? refused.message : (timer.message ?? refused?.message)

  function change(typed: string) {
    if (!busy && !isOver) setCode(typed)
  }
  function complete(whole: string) {
    if (!isOver) void verify(whole)
  }
  useTextedCode((texted) => {
    change(texted)
    complete(texted)
  })

  return (
    <Page {...header}>
      <Question lines={['문자로 받은', '인증번호를 입력해 주세요']}>
        <span className="flex min-h-11 items-center justify-between gap-3">
          <span>
            <b className="text-ink-2 tnum">{phone}</b>
            {withJosa(phone, '으로/로').slice(phone.length)} 보냈어요.
          </span>
          <TextLink onClick={changeNumber}>번호 바꾸기</TextLink>
        </span>
      </Question>
      <div className="px-5">
        <div ref={boxes} className="mt-4">
          <OtpField
            label="인증번호"
            hideLabel
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- entering the code is all there is to do here
            autoFocus
            length={ONE_TIME_CODE.digits}
            value={isOver ? '' : code}
            onValueChange={change}
            onComplete={complete}
            error={problem && <span role="alert">{problem}</span>}
            timer={<TimeLeft text={isOver ? '0:00' : timer.text} busy={busy} />}
            action={<ResendButton {...{ sentAt, now, onResend }} />}
          />
        </div>
        <SandboxPhoneLink phone={sent.phone} />
      </div>
    </Page>
  )
}
