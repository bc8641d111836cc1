import { placeText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { kstDay, kstMoment } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'
import { DayStrip } from './DayStrip.tsx'
import { type Coffeechat, lengthText } from './queries.ts'
import { type Busy, StartGrid } from './StartGrid.tsx'

type UsualTimes = NonNullable<Coffeechat['usualTimes']>

type UsualTimesSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  partner: string
  times: UsualTimes
  meetings: readonly Busy[]
  busy: boolean
  onPick: (startsAt: Date) => void
}

const parts = [
  { name: '오전', from: 0, until: 12 },
  { name: '오후', from: 12, until: 18 },
  { name: '저녁', from: 18, until: 24 },
] as const

/** The free times of the company's usual hours: one is taken and fixed at once (TRUST-4). */
export default function UsualTimesSheet(props: UsualTimesSheetProps) {
  const { open, onOpenChange, partner, times, meetings, busy, onPick } = props
  const starts = times.startItems.map((start) => new Date(start))
  const days = [...new Set(starts.map(kstDay))]
  const [wantedDay, setDay] = useState<number>()
  const [wanted, setWanted] = useState<number>()
  const day = days.find((each) => each === wantedDay) ?? days[0]
  const chosen = starts.find((at) => at.getTime() === wanted)
  const ofDay = starts.filter((at) => kstDay(at) === day)
  const shown = parts.map(({ name, from, until }) => ({
    name,
    starts: ofDay.filter((at) => kstMoment(at).hour >= from && kstMoment(at).hour < until),
  }))
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title="언제 만날까요?"
      description={[
        `${partner}에서 비워 둔 시간이에요. 고르면 바로 정해져요.`,
        `${lengthText(times.minutes)} 동안 만나요.`,
        times.place && `만나는 곳: ${placeText(times.place)}`,
      ]
        .filter(Boolean)
        .join(' ')}
      footer={
        <Button disabled={!chosen} busy={busy && '정하는 중'} onClick={() => chosen && onPick(chosen)}>
          {chosen ? '이 시간으로 정하기' : '시간을 골라 주세요'}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <DayStrip days={days} day={day} onDay={setDay} marked={new Set(chosen ? [kstDay(chosen)] : [])} />
        <StartGrid
          parts={shown}
          minutes={times.minutes}
          isChosen={(at) => at.getTime() === wanted}
          canChoose={() => true}
          meetings={meetings}
          onToggle={(at) => setWanted(at.getTime() === wanted ? undefined : at.getTime())}
        />
      </div>
    </Sheet>
  )
}
