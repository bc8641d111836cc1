import { resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'

type ResendButtonProps = { sentAt: Date; now: Date; onResend: () => Promise<void> }

/** Opens a minute after the last code, and counts down to it. */
export function ResendButton({ sentAt, now, onResend }: ResendButtonProps) {
  const [busy, runOne] = useOneAtATime()
  const seconds = resendAfterSeconds(sentAt, now)
  return (
    <TextLink
      size="sm"
      className="tnum"
      disabled={seconds > 0}
      aria-busy={busy || undefined}
      onClick={() => void runOne(onResend)}
    >
      {busy ? '보내는 중' : seconds > 0 ? `${seconds}초 뒤 다시 받기` : '다시 받기'}
    </TextLink>
  )
}
