import { paths } from '@coffeeattack/contract/pages'
import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { answerIn, mayMeetAgain } from './afterwards/asked.ts'
import { FixedMeeting, MeetingTitle } from './FixedMeeting.tsx'
import {
  type Arrangement,
  partnerName,
  lengthText,
  type Coffeechat,
  type CoffeechatTime,
  type FixedTime,
} from './queries.ts'
import type { Proposal } from './TimePickerSheet.tsx'
import { useArrange } from './use-arrange.ts'

/** Loaded when the person opens the picker. */
const TimePickerSheet = lazy(() => import('./TimePickerSheet.tsx'))

type OfferedTimesProps = {
  partner: string
  times: readonly CoffeechatTime[]
  busy: boolean
  onConfirm: (timeId: string) => void
  onPropose: () => void
}

/** The company has proposed: accept one of its times or propose others. */
function OfferedTimes({ partner, times, busy, onConfirm, onPropose }: OfferedTimesProps) {
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

type WaitingTimesProps = {
  partner: string
  times: readonly CoffeechatTime[]
  busy: boolean
  onPropose: () => void
  onTakeBack: () => void
}

/** The person has proposed: until the company answers they can only withdraw. */
function WaitingTimes({ partner, times, busy, onPropose, onTakeBack }: WaitingTimesProps) {
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

/** Cancelled by either side; only our agents can reconnect the two. */
function MeetingAgain({ partner }: { partner: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <MeetingTitle about="정한 시간은 사라졌어요.">이제 만나는 시간이 없어요</MeetingTitle>
      <Link
        to={paths.ask(pathname + search, partner)}
        className={`${buttonLook({ kind: 'line', size: 'md' })} mt-4`}
      >
        다시 연결 문의하기
      </Link>
    </>
  )
}

function NoTimeYet({ partner, onPropose }: { partner: string; onPropose: () => void }) {
  return (
    <>
      <MeetingTitle
        about={`편한 시간을 ${TIMES.max}개까지 제안해 보세요. ${withJosa(partner, '이/가')} 하나로 정해요.`}
      >
        언제 만날까요?
      </MeetingTitle>
      <Button className="mt-4" onClick={onPropose}>
        시간 제안하기
      </Button>
    </>
  )
}

type MetAtProps = { chat: Coffeechat; time: FixedTime; onPropose: () => void }

/** The time is over. Whether the two met is asked separately (KEEP-2). */
function MetAt({ chat: { outcome }, time, onPropose }: MetAtProps) {
  const answer = outcome && answerIn(outcome)
  const when = meetingText(new Date(time.startsAt))
  if (answer === 'MET') return <MeetingTitle about={`${when}에 만났어요.`}>만난 시간</MeetingTitle>
  return (
    <>
      <MeetingTitle about={`${when}이었어요.`}>만나기로 한 시간</MeetingTitle>
      {mayMeetAgain(answer) && (
        <Button kind="line" size="md" className="mt-4" onClick={onPropose}>
          시간 다시 잡기
        </Button>
      )}
    </>
  )
}

/** The time of the meeting: proposed by one side, fixed by the other, moved or withdrawn (TRUST-4). */
export function Meeting({ chat, arrangement }: { chat: Coffeechat; arrangement: Arrangement }) {
  const partner = partnerName(chat)
  const { busy, run: arrange } = useArrange(chat.id)
  const [picker, setPicker] = useState({ open: false, times: 0 })
  const pick = () => setPicker(({ times }) => ({ open: true, times: times + 1 }))
  const close = () => setPicker(({ times }) => ({ open: false, times }))

  async function propose(proposal: Proposal) {
    if (!(await arrange({ kind: 'propose', ...proposal }))) return
    close()
    toast('시간을 제안했어요', { kind: 'done' })
  }
  async function confirm(timeId: string) {
    if (await arrange({ kind: 'confirm', timeId })) toast('만날 시간을 정했어요', { kind: 'done' })
  }

  const view = () => {
    switch (arrangement.kind) {
      case 'open':
        return <NoTimeYet partner={partner} onPropose={pick} />
      case 'waiting':
        return (
          <WaitingTimes
            partner={partner}
            times={arrangement.times}
            busy={busy}
            onPropose={pick}
            onTakeBack={() => void arrange({ kind: 'take-back' })}
          />
        )
      case 'offered':
        return (
          <OfferedTimes
            partner={partner}
            times={arrangement.times}
            busy={busy}
            onConfirm={(timeId) => void confirm(timeId)}
            onPropose={pick}
          />
        )
      case 'fixed':
        return <FixedMeeting chat={chat} time={arrangement.time} onMove={pick} />
      case 'met':
        return <MetAt chat={chat} time={arrangement.time} onPropose={pick} />
      case 'cancelled':
        return <MeetingAgain partner={partner} />
    }
  }
  return (
    <Card aria-labelledby="meeting">
      {view()}
      {picker.times > 0 && (
        <Suspense>
          <TimePickerSheet
            key={picker.times}
            open={picker.open}
            onOpenChange={(open) => !open && close()}
            busy={busy}
            replaces={arrangement.kind !== 'open'}
            onPropose={(proposal) => void propose(proposal)}
          />
        </Suspense>
      )}
    </Card>
  )
}
