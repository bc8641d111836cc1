import { shortFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { clockText } from '@coffeeattack/domain/text/timings'
import { Fingerprint } from '@coffeeattack/kit/pacts/Fingerprint'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { ProgressLine } from '@coffeeattack/ui/ProgressLine'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { WaitButton } from '@coffeeattack/ui/WaitButton'
import { useState } from 'react'
import { Page } from '../../layout/Page.tsx'
import { SandboxPhoneLink } from '../../sessions/SandboxPhoneLink.tsx'
import { NoticePicture } from '../../verification/NoticePicture.tsx'
import { Question } from '../../verification/Question.tsx'
import { newestOf, type Pact } from '../queries.ts'
import { PanelLine } from '../PanelLine.tsx'
import { useLooking } from './use-looking.ts'
import { useSignAnew } from './use-signing.ts'

type WaitingViewProps = {
  pact: Pact
  signing: NonNullable<Pact['signing']>
  /** Closing keeps the request on the phone. */
  onClose: () => void
}

/** Waits for the signature on the phone: how long still, and the fingerprint to hold against the phone's (PACT-4). */
export function WaitingView({ pact, signing, onClose }: WaitingViewProps) {
  const { fingerprint } = newestOf(pact)
  const [isHelping, setHelping] = useState(false)
  const looking = useLooking(pact)
  const anew = useSignAnew(pact)

  async function look() {
    const { data } = await looking.refetch()
    if (data === 'ASKED') toast('아직 서명하지 않았어요. 카카오톡을 열어 주세요')
  }
  async function askAnew() {
    if (await anew.run()) setHelping(false)
  }
  return (
    <Page
      header={<CloseHeader onClose={onClose} />}
      cta={
        <>
          <TextLink wide onClick={() => setHelping(true)} className="mb-1">
            알림이 안 왔어요
          </TextLink>
          <WaitButton onClick={() => void look()}>서명을 완료했어요</WaitButton>
        </>
      }
    >
      <PanelLine about="서명 요청은 10분이 지나면 자동으로 끝나요">휴대폰을 확인해 주세요</PanelLine>
      <Question lines={['카카오톡으로 온', '서명 요청을 확인해 주세요']}>
        서명을 마치고 여기로 돌아오면 돼요.
      </Question>
      <NoticePicture type="kakao" isLow>
        커피어택이 전자서명을 요청했어요.
      </NoticePicture>
      <div className="px-5 pt-5">
        <p className="mb-2 flex items-baseline justify-between gap-3 text-body-s text-ink-3">
          카카오톡에 뜬 지문과 같은지 봐 주세요
          <span className="shrink-0 font-mono text-caption font-semibold text-ink">
            {shortFingerprint(fingerprint).slice(0, 9)}
          </span>
        </p>
        <Fingerprint fingerprint={fingerprint} className="h-6" />
      </div>
      <TimeLeft {...signing} />
      <div className="flex justify-end px-5">
        <SandboxPhoneLink phone={pact.parties.person.phone} />
      </div>
      <Sheet
        open={isHelping}
        onOpenChange={(open) => (open || !anew.busy) && setHelping(open)}
        title="알림이 오지 않았나요?"
        footer={
          <Button busy={anew.busy && '다시 요청하는 중'} onClick={() => void askAnew()}>
            다시 요청하기
          </Button>
        }
      >
        <ol className="grid gap-3 text-body text-ink-2">
          {tips.map((tip, place) => (
            <li key={tip} className="flex gap-3">
              <b className="text-ink-3 tnum">{place + 1}</b>
              {tip}
            </li>
          ))}
        </ol>
      </Sheet>
    </Page>
  )
}

const tips = [
  '카카오톡을 직접 열어 온 요청이 있는지 봐요.',
  '카카오톡 알림이 꺼져 있으면 켜요.',
  '인증한 휴대폰의 카카오톡인지 확인해요.',
]

/** Only a cross: the page stands between reading and the signature. */
export function CloseHeader({ onClose }: { onClose: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-end bg-inherit px-2">
      <IconButton label="닫기" onClick={onClose}>
        <Close size={24} strokeWidth={1.8} />
      </IconButton>
    </header>
  )
}

/** More often than once a second, so that no second is skipped. */
const TICK_MS = 250

function TimeLeft({ askedAt, expiresAt }: Pick<WaitingViewProps['signing'], 'askedAt' | 'expiresAt'>) {
  const now = useNow(TICK_MS)
  const [from, until] = [Date.parse(askedAt), Date.parse(expiresAt)]
  const left = Math.min(Math.max(0, until - now.getTime()), until - from)
  return (
    <div className="px-5 pt-4.5 pb-2">
      <p className="flex items-baseline justify-between">
        <span className="text-body-s text-ink-3">자동으로 끝나기까지</span>
        <span role="timer" className="text-money-24 tnum">
          {clockText(left)}
        </span>
      </p>
      <ProgressLine label="남은 시간" percent={(left / (until - from)) * 100} className="mt-2 h-1.5!" />
    </div>
  )
}
