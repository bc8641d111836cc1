import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { Step } from '@coffeeattack/domain/errors/translate'
import type { VerificationState } from '@coffeeattack/domain/sessions/verification-state'
import { CERTIFICATES, certificateOf } from '@coffeeattack/domain/verification/certificate'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { WaitButton } from '@coffeeattack/ui/WaitButton'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { BottomCta } from '../layout/BottomCta.tsx'
import { Page } from '../layout/Page.tsx'
import { SandboxPhoneLink } from '../sessions/SandboxPhoneLink.tsx'
import { NoNoticeSheet } from './NoNoticeSheet.tsx'
import { NoticePicture, type Institution } from './NoticePicture.tsx'
import { Question } from './Question.tsx'
import { tellWords } from '../layout/failure/tell-failure.ts'
import { tellVerification } from './tell-verification.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useFollow } from './use-follow.ts'
import { useWaiting } from './use-waiting.ts'

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
