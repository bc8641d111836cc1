import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { Button } from '@coffeeattack/ui/Button'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { lengthText } from './meeting-text.ts'
import type { CoffeechatTime } from './queries.ts'
import { MeetingTitle } from './MeetingTitle.tsx'

type WaitingTimesProps = {
  partner: string
  times: readonly CoffeechatTime[]
  busy: boolean
  onPropose: () => void
  onTakeBack: () => void
}

/** The person has proposed; until the company answers there is nothing to do but to change one's mind. */
export function WaitingTimes({ partner, times, busy, onPropose, onTakeBack }: WaitingTimesProps) {
  return (
    <>
      <MeetingTitle about="회사가 하나로 정하면 바로 알려 드려요.">
        {partner}의 답을 기다리고 있어요
      </MeetingTitle>
      <ul aria-label="내가 제안한 시간" className="mt-3.5 grid gap-1.5">
        {times.map(({ id, startsAt, minutes }) => (
          <li
            key={id}
            className="flex min-h-12 items-center gap-2.5 rounded-field bg-surface-2 px-3.5 text-body-s font-semibold tnum"
          >
            <Clock size={18} className="text-ink-3" />
            <span className="flex-1">{meetingText(new Date(startsAt))}</span>
            <span className="text-label font-normal text-ink-3">{lengthText(minutes)}</span>
          </li>
        ))}
      </ul>
      <Button kind="line" size="md" className="mt-3.5" onClick={onPropose} disabled={busy}>
        다른 시간 제안하기
      </Button>
      <TextLink wide className="-mb-2" onClick={onTakeBack} disabled={busy}>
        제안한 시간 거두기
      </TextLink>
    </>
  )
}
