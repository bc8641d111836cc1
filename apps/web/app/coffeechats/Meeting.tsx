import { Card } from '@coffeeattack/ui/Card'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../api/client.ts'
import type { Arrangement } from './arrangement.ts'
import { partnerName } from './partner-name.ts'
import type { Coffeechat } from './queries.ts'
import { useArrange } from './use-arrange.ts'
import { FixedMeeting } from './FixedMeeting.tsx'
import { MeetingAgain } from './MeetingAgain.tsx'
import { MetAt } from './MetAt.tsx'
import { NoTimeYet } from './NoTimeYet.tsx'
import { OfferedTimes } from './OfferedTimes.tsx'
import { type Proposal, TimePickerSheet } from './TimePickerSheet.tsx'
import { WaitingTimes } from './WaitingTimes.tsx'

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
