import { Fingerprint } from '@coffeeattack/kit/pacts/Fingerprint'
import { useNow } from '@coffeeattack/kit/useNow'
import { shortFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { Button } from '@coffeeattack/ui/Button'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import { Spinner } from '@coffeeattack/ui/Spinner'
import type { Pact } from '../queries.ts'

type WaitingBoxProps = {
  signing: NonNullable<Pact['signing']>
  fingerprint: string
  isLeaving: boolean
  onGiveUp: () => void
}

/** The request lies on the phone: what to look for there, and until when. */
export function WaitingBox({ signing, fingerprint, isLeaving, onGiveUp }: WaitingBoxProps) {
  const now = useNow(1_000)
  const left = Math.max(0, Math.ceil((Date.parse(signing.expiresAt) - now.getTime()) / 1_000))
  return (
    <div className="mt-2 grid gap-3 rounded-button border-[1.5px] border-dashed border-line-field px-4 py-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-field bg-kakao text-on-kakao">
          <KakaoBubble size={24} />
        </span>
        <output className="block min-w-0">
          <b className="block text-body-s font-bold">휴대폰에서 서명해 주세요</b>
          <span className="block text-caption text-ink-3">카카오톡으로 서명 요청을 보냈어요</span>
        </output>
        <span className="ml-auto text-ink-3">
          <Spinner />
        </span>
      </div>
      <div>
        <p className="mb-1.5 flex justify-between gap-3 text-caption text-ink-3">
          휴대폰에도 이 지문이 보여요
          <span className="font-mono text-note">{shortFingerprint(fingerprint)}</span>
        </p>
        <Fingerprint fingerprint={fingerprint} />
      </div>
      <p aria-hidden="true" className="text-center text-caption text-ink-3 tnum">
        {Math.floor(left / 60)}분 {String(left % 60).padStart(2, '0')}초 안에 서명하면 돼요
      </p>
      <Button kind="weak" size="sm" busy={isLeaving && '그만두는 중'} onClick={onGiveUp}>
        그만두기
      </Button>
    </div>
  )
}
