import { codeTimer, ONE_TIME_CODE } from '@coffeeattack/domain/sessions/one-time-code'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { OtpField } from '@coffeeattack/ui/OtpField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { Page } from '../layout/Page.tsx'
import { useGoBack } from '../layout/use-go-back.ts'
import { SandboxPhoneLink } from './SandboxPhoneLink.tsx'
import type { SentCode } from './sent-code.ts'
import { useNow } from './use-now.ts'
import { useTextedCode } from './use-texted-code.ts'
import type { CodeProblem } from './verify-code.ts'
import { ResendButton } from './ResendButton.tsx'
import { StepTitle } from './StepTitle.tsx'
import { TimeLeft } from './TimeLeft.tsx'

type CodeStepProps = {
  header: ReactNode
  sent: SentCode
  onVerify: (code: string) => Promise<CodeProblem | null>
  onResend: () => Promise<void>
}

/** Six boxes that send themselves (AUTH-11). Each sent code is a step of its own: give it the time as its key. */
export function CodeStep({ header, sent, onVerify, onResend }: CodeStepProps) {
  const now = useNow()
  const boxes = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<CodeProblem | null>(null)
  const [busy, runOne] = useOneAtATime()
  const { pathname, search } = useLocation()
  const changeNumber = useGoBack(pathname + search)

  const sentAt = new Date(sent.sentAt)
  const timer = codeTimer(sentAt, now)
  const isOver = !busy && (timer.over || refused?.isOver === true)
  const problem = busy ? null : refused?.isOver ? refused.message : (timer.message ?? refused?.message)

  const verify = (whole: string) =>
    runOne(async () => {
      setRefused(null)
      const found = await onVerify(whole)
      if (!found) return
      setRefused(found)
      setCode('')
      boxes.current?.querySelector('input')?.focus()
    })

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
    <Page header={header}>
      <StepTitle lines={['문자로 받은', '인증번호를 입력해 주세요']}>
        <span className="flex min-h-11 items-center justify-between gap-3">
          <span>
            <b className="text-ink-2 tnum">{phoneAsTyped(sent.phone)}</b>로 보냈어요.
          </span>
          <TextLink onClick={changeNumber}>번호 바꾸기</TextLink>
        </span>
      </StepTitle>
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
