import { paths } from '@coffeeattack/contract/pages'
import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { answerIn, mayMeetAgain } from './afterwards/asked.ts'
import { FixedMeeting, MeetingTitle } from './FixedMeeting.tsx'
import { OfferedTimes, WaitingTimes } from './ProposedTimes.tsx'
import { type Arrangement, type Coffeechat, type FixedTime, meetingsOf, partnerName } from './queries.ts'
import type { Proposal } from './TimePickerSheet.tsx'
import { useArrange } from './use-arrange.ts'

/** Loaded when the person opens them. */
const TimePickerSheet = lazy(() => import('./TimePickerSheet.tsx'))
const UsualTimesSheet = lazy(() => import('./UsualTimesSheet.tsx'))

/** Cancelled by either side; only our agents can reconnect the two. */
function MeetingAgain({ partner }: { partner: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <MeetingTitle about="정한 시간은 사라졌어요.">이제 만나는 시간이 없어요</MeetingTitle>
      <Link
        to={paths.ask(pathname + search, { company: partner })}
        className={`${buttonLook({ kind: 'line', size: 'md' })} mt-4`}
      >
        다시 연결 문의하기
      </Link>
    </>
  )
}

type NoTimeYetProps = { partner: string; onPropose: () => void; onPick: (() => void) | undefined }

/** Nothing is proposed. Where the company keeps hours free, one of them is fixed at once. */
function NoTimeYet({ partner, onPropose, onPick }: NoTimeYetProps) {
  if (onPick)
    return (
      <>
        <MeetingTitle about={`${partner}에서 비워 둔 시간이 있어요. 고르면 바로 정해져요.`}>
          언제 만날까요?
        </MeetingTitle>
        <Button className="mt-4" onClick={onPick}>
          빈 시간에서 고르기
        </Button>
        <TextLink wide className="-mb-2" onClick={onPropose}>
          다른 시간 제안하기
        </TextLink>
      </>
    )
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

/** Each opening starts anew. */
type Picker = { open: 'times' | 'usual' | null; times: number }

const fixedIn = (arrangement: Arrangement) =>
  arrangement.kind === 'fixed'
    ? { startsAt: new Date(arrangement.time.startsAt), minutes: arrangement.time.minutes }
    : null

function purposeOf({ kind }: Arrangement) {
  if (kind === 'fixed') return 'move'
  return kind === 'open' || kind === 'met' ? 'first' : 'again'
}

/** The time of the meeting: proposed by one side, fixed by the other, moved or withdrawn (TRUST-4). */
export function Meeting({ chat, arrangement }: { chat: Coffeechat; arrangement: Arrangement }) {
  const partner = partnerName(chat)
  const { busy, run: arrange } = useArrange(chat.id)
  const [picker, setPicker] = useState<Picker>({ open: null, times: 0 })
  const open = (which: Picker['open']) => setPicker(({ times }) => ({ open: which, times: times + 1 }))
  const pick = () => open('times')
  const { usualTimes } = chat
  const pickFree = usualTimes && usualTimes.startItems.length > 0 ? () => open('usual') : undefined
  const close = () => setPicker(({ times }) => ({ open: null, times }))

  async function propose(proposal: Proposal) {
    if (!(await arrange({ kind: 'propose', ...proposal }))) return
    close()
    toast('시간을 제안했어요', { kind: 'done' })
  }
  async function take(startsAt: Date) {
    if (!(await arrange({ kind: 'pick', startsAt: startsAt.toISOString() }))) return
    close()
    toast('만날 시간을 정했어요', { kind: 'done' })
  }
  async function takeBack() {
    await arrange({ kind: 'take-back' })
  }
  async function confirm(timeId: string) {
    if (await arrange({ kind: 'confirm', timeId })) toast('만날 시간을 정했어요', { kind: 'done' })
  }

  const view = () => {
    switch (arrangement.kind) {
      case 'open':
        return <NoTimeYet partner={partner} onPropose={pick} onPick={pickFree} />
      case 'waiting':
        return (
          <WaitingTimes
            partner={partner}
            times={arrangement.times}
            busy={busy}
            onPropose={pick}
            onTakeBack={() => void takeBack()}
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
        return (
          <>
            <FixedMeeting chat={chat} time={arrangement.time} onMove={arrangement.move ? undefined : pick} />
            {arrangement.move?.by === 'them' && (
              <OfferedTimes
                partner={partner}
                times={arrangement.move.times}
                busy={busy}
                onConfirm={(timeId) => void confirm(timeId)}
                onPropose={pick}
                onKeep={() => void takeBack()}
              />
            )}
            {arrangement.move?.by === 'me' && (
              <WaitingTimes
                partner={partner}
                times={arrangement.move.times}
                busy={busy}
                onPropose={pick}
                onTakeBack={() => void takeBack()}
                isMove
              />
            )}
          </>
        )
      case 'met':
        return <MetAt chat={chat} time={arrangement.time} onPropose={pick} />
      case 'cancelled':
        return <MeetingAgain partner={partner} />
    }
  }
  return (
    <Card aria-labelledby="meeting">
      {view()}
      {pickFree && ['offered', 'waiting', 'met'].includes(arrangement.kind) && (
        <TextLink wide className="-mb-2" onClick={pickFree} disabled={busy}>
          빈 시간에서 바로 고르기
        </TextLink>
      )}
      {picker.times > 0 && (
        <Suspense>
          <TimePickerSheet
            key={`times-${picker.times}`}
            open={picker.open === 'times'}
            onOpenChange={(isOpen) => !isOpen && close()}
            busy={busy}
            purpose={purposeOf(arrangement)}
            fixed={fixedIn(arrangement)}
            meetings={meetingsOf(chat)}
            onPropose={(proposal) => void propose(proposal)}
          />
          {usualTimes && (
            <UsualTimesSheet
              key={`usual-${picker.times}`}
              open={picker.open === 'usual'}
              onOpenChange={(isOpen) => !isOpen && close()}
              partner={partner}
              times={usualTimes}
              meetings={meetingsOf(chat)}
              busy={busy}
              onPick={(startsAt) => void take(startsAt)}
            />
          )}
        </Suspense>
      )}
    </Card>
  )
}
