import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type ReactNode, useState } from 'react'
import { MeetingTitle } from './FixedMeeting.tsx'
import { type CoffeechatTime, lengthText } from './queries.ts'

type OfferedTimesProps = {
  partner: string
  times: readonly CoffeechatTime[]
  busy: boolean
  onConfirm: (timeId: string) => void
  onPropose: () => void
  /** Declines to move the fixed time; undefined while none is fixed. */
  onKeep?: (() => void) | undefined
}

/** The company has proposed: accept one of its times or propose others. */
export function OfferedTimes({ partner, times, busy, onConfirm, onPropose, onKeep }: OfferedTimesProps) {
  const [wanted, setWanted] = useState<string>()
  const chosen = times.find(({ id, canConfirm }) => id === wanted && canConfirm)
  return (
    <>
      {onKeep ? (
        <MoveTitle about="고르기 전에는 정한 시간 그대로예요.">
          {withJosa(partner, '이/가')} 시간을 옮기고 싶어 해요
        </MoveTitle>
      ) : (
        <MeetingTitle about="편한 시간 하나를 골라 주세요.">
          {withJosa(partner, '이/가')} 시간을 제안했어요
        </MeetingTitle>
      )}
      <fieldset disabled={busy} className="mt-3.5 grid gap-2">
        <legend className="sr-only">회사가 제안한 시간</legend>
        {times.map(({ id, startsAt, minutes, isTaken }) => (
          <OptionRow
            key={id}
            type="radio"
            name="offered-time"
            title={<span className="tnum">{meetingText(new Date(startsAt))}</span>}
            note={isTaken ? '그사이 다른 약속이 잡혔어요' : lengthText(minutes)}
            checked={id === wanted}
            disabled={isTaken}
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
        {chosen ? (onKeep ? '이 시간으로 옮기기' : '이 시간으로 정하기') : '시간을 골라 주세요'}
      </Button>
      {onKeep && (
        <Button kind="line" size="md" className="mt-2.5" onClick={onKeep} disabled={busy}>
          정한 시간 그대로 만나기
        </Button>
      )}
      <TextLink wide className="-mb-2" onClick={onPropose} disabled={busy}>
        다른 시간 제안하기
      </TextLink>
    </>
  )
}

type WaitingTimesProps = {
  partner: string
  times: readonly CoffeechatTime[]
  busy: boolean
  onPropose: () => void
  onTakeBack: () => void
  /** The times would replace a fixed one. */
  isMove?: boolean
}

/** The person has proposed: until the company answers they can only withdraw. */
export function WaitingTimes(props: WaitingTimesProps) {
  const { partner, times, busy, onPropose, onTakeBack, isMove = false } = props
  return (
    <>
      {isMove ? (
        <MoveTitle about="회사가 하나로 정할 때까지 정한 시간 그대로예요.">
          옮길 시간에 {partner}의 답을 기다리고 있어요
        </MoveTitle>
      ) : (
        <MeetingTitle about="회사가 하나로 정하면 바로 알려 드려요.">
          {partner}의 답을 기다리고 있어요
        </MeetingTitle>
      )}
      <ul aria-label="내가 제안한 시간" className="mt-3.5 grid gap-1.5">
        {times.map(({ id, startsAt, minutes, isTaken }) => (
          <li
            key={id}
            className="flex min-h-12 items-center gap-2.5 rounded-field bg-surface-2 px-3.5 text-body-s font-semibold tnum"
          >
            <Clock size={18} className="text-ink-3" />
            <span className="flex-1">{meetingText(new Date(startsAt))}</span>
            <span className="text-label font-normal text-ink-3">
              {isTaken ? '다른 커피챗과 겹쳐요' : lengthText(minutes)}
            </span>
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

/** Below the fixed time, which keeps the card's heading. */
function MoveTitle({ children, about }: { children: ReactNode; about: string }) {
  return (
    <>
      <h3 className="mt-5 border-t border-line pt-5 text-body font-semibold">{children}</h3>
      <p className="mt-0.5 text-label text-ink-3">{about}</p>
    </>
  )
}
