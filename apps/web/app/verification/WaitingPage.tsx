import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { Step } from '@coffeeattack/domain/errors/translate'
import type { VerificationState } from '@coffeeattack/domain/sessions/verification-state'
import { certificateOf, CERTIFICATES } from '@coffeeattack/domain/verification/certificate'
import { WAITING, type Waiting, waiting } from '@coffeeattack/domain/verification/waiting'
import { ProgressLine } from '@coffeeattack/ui/ProgressLine'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { WaitButton } from '@coffeeattack/ui/WaitButton'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { BottomCta } from '../layout/BottomCta.tsx'
import { Page } from '../layout/Page.tsx'
import { SandboxPhoneLink } from '../sessions/SandboxPhoneLink.tsx'
import { NoNoticeSheet } from './NoNoticeSheet.tsx'
import { type Institution, NoticePicture } from './NoticePicture.tsx'
import { Question } from './Question.tsx'
import { tellWords } from '../layout/failure/tell-failure.ts'
import { tellVerification } from './tell-verification.ts'
import { useFollow } from './use-follow.ts'

type TimeLeftProps = Pick<Waiting, 'leftMs' | 'leftText'> & { children?: ReactNode }

/** The time until the request ends by itself, as figures and as a line that gets shorter. */
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

/** Shorter than a second, so that no shown second is skipped. */
const TICK_MS = 250

/** How far the wait for the phone is, ticking. It counts from when the request was made: a reload changes nothing. */
function useWaiting(startedAt: string): Waiting {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return waiting(startOf(startedAt, now), now)
}

/** A time that cannot be read counts as just now. */
function startOf(startedAt: string, now: Date): Date {
  const at = Date.parse(startedAt)
  return Number.isNaN(at) ? now : new Date(at)
}

type WaitingPageProps = {
  header: ReactNode
  state: VerificationState
  /** Who asks for the confirmation. */
  from: Institution
  /** What a failure is about: it may depend on how far the press came. */
  step: Step | (() => Step)
  /** What the press sets off. It throws what fails, and answers whether anybody is still looking. */
  press: () => Promise<boolean>
  /** Where the request is made anew. */
  onBack: () => void
  onDone: () => void
  /** Takes a failure on itself by answering true. */
  onFailure?: ((failure: unknown) => boolean) | undefined
  children?: ReactNode
}

/** Waits for the person to confirm on the phone and to say so (VER-4). */
export function WaitingPage(props: WaitingPageProps) {
  const { header, state, from, step, press, onBack, onDone, onFailure, children } = props
  const type = certificateOf(state.loginTypeLevel)
  const { leftMs, leftText, over, buttonFill } = useWaiting(state.startedAt)
  const [opensAfterMs] = useState(() => (1 - buttonFill) * WAITING.buttonOpensAfterMs)
  const [helping, setHelping] = useState(false)
  const [busy, runOne] = useOneAtATime()
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
  const pressed = () =>
    runOne(async () => {
      let next = await pressOnce()
      while (next === 'retry') next = await pressOnce()
      follow(next)
    })
  useEndByItself(over && !busy, async () => follow(await tellWords(catalogue.VERIFY_TIME_EXCEEDED)))

  return (
    <Page
      header={header}
      bottom={
        <BottomCta>
          <TextLink wide onClick={() => setHelping(true)}>
            알림이 안 왔어요
          </TextLink>
          <WaitButton waitMs={opensAfterMs} disabled={over} onClick={() => void pressed()}>
            인증을 완료했어요
          </WaitButton>
        </BottomCta>
      }
    >
      <Question lines={[`${CERTIFICATES[type].app}으로 온`, '알림을 확인해 주세요']}>
        {from} 이름으로 와요. <span className="inline-block">인증을 마치고 여기로 돌아오면 돼요.</span>
      </Question>
      <NoticePicture type={type} from={from} />
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

/** The request is over after five minutes, whether or not anybody presses. */
function useEndByItself(over: boolean, end: () => Promise<void>): void {
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (over) void endNow()
  }, [over])
}
