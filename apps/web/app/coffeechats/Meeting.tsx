import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../api/client.ts'
import type { Arrangement } from './arrangement.ts'
import { partnerName } from './partner-name.ts'
import type { Coffeechat, FixedTime } from './queries.ts'
import { useArrange } from './use-arrange.ts'
import { FixedMeeting } from './FixedMeeting.tsx'
import { OfferedTimes } from './OfferedTimes.tsx'
import { type Proposal, TimePickerSheet } from './TimePickerSheet.tsx'
import { WaitingTimes } from './WaitingTimes.tsx'
import { MeetingTitle } from './MeetingTitle.tsx'
import { paths } from '../paths.ts'

/** Called off by either side; only we can bring the two together again. */
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

function MetAt({ time }: { time: FixedTime }) {
  return <MeetingTitle about={`${meetingText(new Date(time.startsAt))}에 만났어요.`}>만난 시간</MeetingTitle>
}

type MeetingProps = { chat: Coffeechat; arrangement: Arrangement }

/** When the two meet: proposed by one side, fixed by the other, moved or taken back (TRUST-4). */
export function Meeting({ chat, arrangement }: MeetingProps) {
  const { id } = chat
  const partner = partnerName(chat)
  const { busy, arrange } = useArrange(id)
  const [picker, setPicker] = useState({ open: false, times: 0 })
  const pick = () => setPicker(({ times }) => ({ open: true, times: times + 1 }))
  const close = () => setPicker(({ times }) => ({ open: false, times }))

  const propose = (body: Proposal) =>
    arrange(
      () => api('POST /users/coffeechats/:id/times', { params: { id }, body }),
      () => {
        close()
        toast('시간을 제안했어요', { kind: 'done' })
      },
    )
  const confirm = (timeId: string) =>
    arrange(
      () => api('POST /users/coffeechats/:id/times/:timeId/confirm', { params: { id, timeId } }),
      () => toast('만날 시간을 정했어요', { kind: 'done' }),
    )
  const takeBack = () => arrange(() => api('DELETE /users/coffeechats/:id/times', { params: { id } }))

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
        return <FixedMeeting chat={chat} time={arrangement.time} onMove={pick} />
      case 'met':
        return <MetAt time={arrangement.time} />
      case 'cancelled':
        return <MeetingAgain partner={partner} />
    }
  }
  return (
    <Card aria-labelledby="meeting">
      {view()}
      <TimePickerSheet
        key={picker.times}
        open={picker.open}
        onOpenChange={(open) => !open && close()}
        busy={busy}
        replaces={arrangement.kind !== 'open'}
        onPropose={(proposal) => void propose(proposal)}
      />
    </Card>
  )
}
