import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import {
  choosableDays,
  fitting,
  isFree,
  partsOfDay,
  slots,
  toggleStart,
} from '@coffeeattack/domain/coffeechats/pick-times'
import { type Slot, slotProblem, slotTexts, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { kstDay } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { DayStrip } from './DayStrip.tsx'
import { lengthText } from './queries.ts'
import { type Busy, StartGrid } from './StartGrid.tsx'

/** The picker's state. The shown day is always one of the available days. */
function useTimeChoice(fixed: Slot | null) {
  const [now] = useState(() => new Date())
  const [minutes, setMinutes] = useState<number>(TIMES.defaultMinutes)
  const [withWeekends, setWithWeekends] = useState(false)
  const [wantedDay, setDay] = useState<number>()
  const [chosen, setChosen] = useState<Date[]>([])
  const days = choosableDays(now, minutes, withWeekends)

  function toggle(startsAt: Date) {
    const next = toggleStart(chosen, startsAt)
    if (next.length > TIMES.max) toast(slotTexts.TOO_MANY)
    else setChosen(next)
  }
  function changeLength(length: number) {
    setMinutes(length)
    setChosen(fitting(chosen, length, now))
  }
  return {
    now,
    days,
    day: days.find((each) => each === wantedDay) ?? days[0],
    setDay,
    minutes,
    /** Free of the chosen times, and not the time that is fixed already. */
    canChoose: (at: Date) => at.getTime() !== fixed?.startsAt.getTime() && isFree(at, minutes, chosen, now),
    changeLength,
    withWeekends,
    setWithWeekends,
    chosen,
    toggle,
  }
}

/** All chosen times in one row above the button, whichever day is shown. */
function ChosenTimes({ chosen, onRemove }: { chosen: readonly Date[]; onRemove: (startsAt: Date) => void }) {
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label="고른 시간"
      className="-mx-5 flex [scrollbar-width:none] gap-1.5 overflow-x-auto px-5 py-3"
    >
      {chosen.map((at) => (
        <li key={at.getTime()} className="shrink-0">
          <RemovableChip name={meetingText(at)} onRemove={() => onRemove(at)}>
            {meetingText(at)}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

const purposes = {
  first: '회사가 그 가운데 하나로 정해요.',
  again: '새로 제안하면 앞서 제안한 시간은 사라져요.',
  move: '회사가 하나로 정하면 옮겨지고, 그전에는 정한 시간 그대로예요.',
} as const

export type Proposal = { startItems: string[]; minutes: number }

type TimePickerSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  /** A first proposal, one in place of an earlier one, or one that would move the fixed time. */
  purpose: keyof typeof purposes
  fixed: Slot | null
  /** The person's other fixed meetings, which the picker marks. */
  meetings: readonly Busy[]
  onPropose: (proposal: Proposal) => void
}

const lengths = [30, 45, 60].map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))

/** Up to five times at which the person could meet, in Seoul's time (TRUST-4). */
export default function TimePickerSheet({
  open,
  onOpenChange,
  busy,
  purpose,
  fixed,
  meetings,
  onPropose,
}: TimePickerSheetProps) {
  const weekends = useId()
  const choice = useTimeChoice(fixed)
  const { days, day, minutes, chosen, toggle } = choice

  function propose() {
    // Checked again: the first time may be too soon by now.
    const problem = slotProblem(slots(chosen, minutes), new Date(), fixed)
    if (problem) toast(slotTexts[problem])
    else onPropose({ startItems: chosen.map((at) => at.toISOString()), minutes })
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title="언제 만날 수 있나요?"
      description={`${TIMES.max}개까지 고를 수 있어요. ${purposes[purpose]}`}
      footer={
        <>
          <ChosenTimes chosen={chosen} onRemove={toggle} />
          <Button disabled={chosen.length === 0} busy={busy && '제안하는 중'} onClick={propose}>
            {chosen.length > 0 ? `시간 ${chosen.length}개 제안하기` : '시간을 골라 주세요'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Segmented
          label="이야기할 시간"
          options={lengths}
          value={String(minutes)}
          onValueChange={(value) => choice.changeLength(Number(value))}
        />
        <div>
          <DayStrip days={days} day={day} onDay={choice.setDay} marked={new Set(chosen.map(kstDay))} />
          <label
            htmlFor={weekends}
            className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-body-s text-ink-2"
          >
            <Checkbox
              id={weekends}
              checked={choice.withWeekends}
              onChange={(event) => choice.setWithWeekends(event.target.checked)}
            />
            주말도 볼게요
          </label>
        </div>
        {day !== undefined && (
          <StartGrid
            parts={partsOfDay(day, minutes)}
            minutes={minutes}
            isChosen={(at) => chosen.some((each) => each.getTime() === at.getTime())}
            canChoose={choice.canChoose}
            meetings={meetings}
            onToggle={toggle}
          />
        )}
      </div>
    </Sheet>
  )
}
