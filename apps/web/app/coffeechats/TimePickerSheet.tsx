import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { slotProblem, slotTexts, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { kstDay, kstMoment, longDayText, spokenTimeText, startOfKstDay } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { choosableDays, fitting, isFree, partsOfDay, slots, toggleStart } from './choose-times.ts'
import { lengthText } from './queries.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

const monthOf = (day: number | undefined) => day !== undefined && kstMoment(startOfKstDay(day)).month

type DayStripProps = {
  days: readonly number[]
  day: number | undefined
  onDay: (day: number) => void
  /** Days with a chosen time. */
  marked: ReadonlySet<number>
}

/** The coming days in a row of radio buttons, so that arrow keys work. */
function DayStrip({ days, day, onDay, marked }: DayStripProps) {
  return (
    <fieldset className="-mx-5">
      <legend className="mb-2 px-5 text-label font-medium text-ink-2">날짜</legend>
      <div className="flex [scrollbar-width:none] snap-x scroll-px-5 gap-1.5 overflow-x-auto px-5 py-1">
        {days.map((each, index) => {
          const { month, day: date, weekday } = kstMoment(startOfKstDay(each))
          return (
            <label
              key={each}
              className="relative flex min-h-19 w-13 shrink-0 cursor-pointer snap-start flex-col items-center justify-center rounded-field bg-surface-2 has-[:checked]:bg-primary has-[:checked]:text-on-primary has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name="coffeechat-day"
                aria-label={longDayText(each)}
                checked={each === day}
                onChange={() => onDay(each)}
                className="sr-only"
              />
              <span aria-hidden="true" className="text-micro">
                {month === monthOf(days[index - 1]) ? ' ' : `${month}월`}
              </span>
              <span aria-hidden="true" className="text-h3 leading-tight font-bold tnum">
                {date}
              </span>
              <span aria-hidden="true" className="text-caption">
                {WEEKDAYS[weekday]}
              </span>
              {marked.has(each) && (
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-current"
                />
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const shape =
  'min-h-11 rounded-button-sm text-center text-body-s font-semibold transition-colors duration-(--t1) tnum ' +
  'disabled:bg-disabled disabled:font-normal disabled:text-on-disabled disabled:inset-ring-0'
const free = 'inset-ring inset-ring-line-2 press:bg-surface-2'

type StartGridProps = {
  day: number
  minutes: number
  chosen: readonly Date[]
  now: Date
  onToggle: (startsAt: Date) => void
}

/** The half hours of a day; several can be chosen. */
function StartGrid({ day, minutes, chosen, now, onToggle }: StartGridProps) {
  const isChosen = (at: Date) => chosen.some((each) => each.getTime() === at.getTime())
  return (
    <div className="grid gap-4">
      {partsOfDay(day, minutes).map(({ name, starts }) => (
        <section key={name} aria-label={name}>
          <p aria-hidden="true" className="mb-1.5 text-caption font-medium text-ink-3">
            {name}
          </p>
          <div className="grid grid-cols-4 gap-1.5">
            {starts.map((at) => (
              <button
                key={at.getTime()}
                type="button"
                aria-label={spokenTimeText(at)}
                aria-pressed={isChosen(at)}
                disabled={!isChosen(at) && !isFree(at, minutes, chosen, now)}
                onClick={() => onToggle(at)}
                className={`${shape} ${isChosen(at) ? 'bg-primary text-on-primary' : free}`}
              >
                {spokenTimeText(at).replace(/^\S+ /, '')}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The picker's state. The shown day is always one of the available days. */
function useTimeChoice() {
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

export type Proposal = { startItems: string[]; minutes: number }

type TimePickerSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  /** A proposal exists already; the new one replaces it. */
  replaces: boolean
  onPropose: (proposal: Proposal) => void
}

const lengths = [30, 45, 60].map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))

/** Up to five times at which the person could meet, in Seoul's time (TRUST-4). */
export default function TimePickerSheet({
  open,
  onOpenChange,
  busy,
  replaces,
  onPropose,
}: TimePickerSheetProps) {
  const weekends = useId()
  const choice = useTimeChoice()
  const { now, days, day, minutes, chosen, toggle } = choice

  function propose() {
    // Checked again: the first time may be too soon by now.
    const problem = slotProblem(slots(chosen, minutes), new Date())
    if (problem) toast(slotTexts[problem])
    else onPropose({ startItems: chosen.map((at) => at.toISOString()), minutes })
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title="언제 만날 수 있나요?"
      description={
        replaces
          ? `${TIMES.max}개까지 고를 수 있어요. 새로 제안하면 앞서 정한 시간은 사라져요.`
          : `${TIMES.max}개까지 고를 수 있어요. 회사가 그 가운데 하나로 정해요.`
      }
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
          <StartGrid day={day} minutes={minutes} chosen={chosen} now={now} onToggle={toggle} />
        )}
      </div>
    </Sheet>
  )
}
