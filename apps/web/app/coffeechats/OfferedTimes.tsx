import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { lengthText } from './meeting-text.ts'
import type { CoffeechatTime } from './queries.ts'
import { MeetingTitle } from './MeetingTitle.tsx'

type OfferedTimesProps = {
  partner: string
  times: readonly CoffeechatTime[]
  busy: boolean
  onConfirm: (timeId: string) => void
  onPropose: () => void
}

/** The company has proposed: one of its times, or times of one's own. */
export function OfferedTimes({ partner, times, busy, onConfirm, onPropose }: OfferedTimesProps) {
  const [wanted, setWanted] = useState<string>()
  const chosen = times.find(({ id }) => id === wanted)
  return (
    <>
      <MeetingTitle about="편한 시간 하나를 골라 주세요.">
        {withJosa(partner, '이/가')} 시간을 제안했어요
      </MeetingTitle>
      <fieldset disabled={busy} className="mt-3.5 grid gap-2">
        <legend className="sr-only">회사가 제안한 시간</legend>
        {times.map(({ id, startsAt, minutes }) => (
          <OptionRow
            key={id}
            type="radio"
            name="offered-time"
            title={<span className="tnum">{meetingText(new Date(startsAt))}</span>}
            note={lengthText(minutes)}
            checked={id === wanted}
            onChange={() => setWanted(id)}
          />
        ))}
      </fieldset>
      <Button
        className="mt-4"
        disabled={!chosen}
        busy={busy && '정하는 중'}
        onClick={() => chosen && onConfirm(chosen.id)}
      >
        {chosen ? '이 시간으로 정하기' : '시간을 골라 주세요'}
      </Button>
      <TextLink wide className="-mb-2" onClick={onPropose} disabled={busy}>
        다른 시간 제안하기
      </TextLink>
    </>
  )
}
