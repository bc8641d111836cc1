import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import type { Step } from '@coffeeattack/domain/errors/translate'
import { withJosa } from '@coffeeattack/domain/text/josa'
import {
  certificateOf,
  CERTIFICATES,
  type CertificateType,
} from '@coffeeattack/domain/verification/certificate'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { WAITING, type Waiting, waiting } from '@coffeeattack/domain/verification/waiting'
import { tellWords } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { ProgressLine } from '@coffeeattack/ui/ProgressLine'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { WaitButton } from '@coffeeattack/ui/WaitButton'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Page } from '../layout/Page.tsx'
import type { VerificationState } from '../sessions/kept-state.ts'
import { SandboxPhoneLink } from '../sessions/SandboxPhoneLink.tsx'
import { NoticePicture } from './NoticePicture.tsx'
import { Question } from './Question.tsx'
import { tellVerification } from './tell-verification.ts'
import { useFollow } from './use-follow.ts'

type NoNoticeSheetProps = {
  type: CertificateType
  phone: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onAgain: () => void
}

/** Help when no notification came, and a button to request another. */
function NoNoticeSheet({ type, phone, open, onOpenChange, onAgain }: NoNoticeSheetProps) {
  const { app } = CERTIFICATES[type]
  const tips = [
    `${withJosa(phoneAsTyped(phone), '이/가')} 내 번호가 맞는지 확인해요.`,
    `${app}을 직접 열어 온 요청이 있는지 봐요.`,
    `${app} 알림이 꺼져 있으면 켜요.`,
  ]
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="알림이 오지 않았나요?"
      footer={<Button onClick={onAgain}>다시 요청하기</Button>}
    >
      <ol className="grid gap-3 text-body text-ink-2">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-3">
            <b className="text-ink-3 tnum">{index + 1}</b>
            {tip}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** The institution that the phone names in its notification. */
type Institution = '국민건강보험공단' | '국세청'

type TimeLeftProps = Pick<Waiting, 'leftMs' | 'leftText'> & { children?: ReactNode }

/** The time left, as figures and as a shrinking line. */
function TimeLeft({ leftMs, leftText, children }: TimeLeftProps) {
  return (
    <div className="px-5 pt-6 pb-2">
      <p className="flex items-baseline justify-between">
        <span className="text-body-s text-ink-3">자동으로 끝나기까지</span>
        <span role="timer" className="text-money-24 tnum">
          {leftText}
        </span>
      </p>
      <ProgressLine
        label="남은 시간"
        percent={(leftMs / WAITING.endsAfterMs) * 100}
        className="mt-2 h-1.5!"
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="text-caption text-ink-3">{WAITING.minutes}분이 지나면 인증이 자동으로 끝나요.</p>
        {children}
      </div>
    </div>
  )
}

/** More often than once a second, so that no second is skipped. */
const TICK_MS = 250

/** The ticking time since the request was made; a reload does not reset it. */
function useWaiting(startedAt: string): Waiting {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return waiting(startOf(startedAt, now), now)
}

/** An unreadable time counts as now. */
function startOf(startedAt: string, now: Date): Date {
  const at = Date.parse(startedAt)
  return Number.isNaN(at) ? now : new Date(at)
}

export type WaitingPageProps = {
  /** Where the header's back button leads, or a header of its own. */
  backTo?: string
  header?: ReactNode
  state: VerificationState
  /** The institution in the notification. */
  from: Institution
  /** The subject of a failure, which may depend on how far the press came. */
  step: Step | (() => Step)
  /** Runs after the press. Throws what fails, and resolves to whether the screen is still open. */
  press: () => Promise<boolean>
  /** Where a new request is made. */
  onBack: () => void
  onDone: () => void
  /** Returns true when it handles the failure. */
  onFailure?: ((failure: unknown) => boolean) | undefined
  children?: ReactNode
}

/** Waits until the person has confirmed on the phone and presses the button (VER-4). */
export function WaitingPage(props: WaitingPageProps) {
  const { backTo, header, state, from, step, press, onBack, onDone, onFailure, children } = props
  const type = certificateOf(state.loginTypeLevel)
  const { leftMs, leftText, over, buttonFill } = useWaiting(state.startedAt)
  const [opensAfterMs] = useState(() => (1 - buttonFill) * WAITING.buttonOpensAfterMs)
  const [helping, setHelping] = useState(false)
  const follow = useFollow(onBack)

  async function pressOnce() {
    try {
      if (await press()) onDone()
      return 'close'
    } catch (failure) {
      return onFailure?.(failure)
        ? 'close'
        : tellVerification(failure, typeof step === 'function' ? step() : step, type)
    }
  }
  const pressed = useCall(async () => {
    let next = await pressOnce()
    while (next === 'retry') next = await pressOnce()
    follow(next)
  })
  useEndByItself(over && !pressed.busy, async () =>
    follow(await tellWords(candidateCatalogue.VERIFY_TIME_EXCEEDED)),
  )

  return (
    <Page
      {...{ backTo, header }}
      cta={
        <>
          <TextLink wide onClick={() => setHelping(true)}>
            알림이 안 왔어요
          </TextLink>
          <WaitButton waitMs={opensAfterMs} disabled={over} onClick={() => void pressed.run()}>
            인증을 완료했어요
          </WaitButton>
        </>
      }
    >
      <Question lines={[`${CERTIFICATES[type].app}으로 온`, '알림을 확인해 주세요']}>
        {from} 이름으로 와요. <span className="inline-block">인증을 마치고 여기로 돌아오면 돼요.</span>
      </Question>
      <NoticePicture type={type}>{withJosa(from, '이/가')} 본인 인증을 요청했어요.</NoticePicture>
      <TimeLeft leftMs={leftMs} leftText={leftText}>
        <SandboxPhoneLink phone={state.phone} />
      </TimeLeft>
      <NoNoticeSheet
        type={type}
        phone={state.phone}
        open={helping}
        onOpenChange={setHelping}
        onAgain={onBack}
      />
      {children}
    </Page>
  )
}

/** The request expires after five minutes. */
function useEndByItself(over: boolean, end: () => Promise<void>): void {
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (over) void endNow()
  }, [over])
}
