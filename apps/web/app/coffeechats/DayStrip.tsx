import { kstMoment, longDayText, startOfKstDay } from '@coffeeattack/domain/kst'

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
export function DayStrip({ days, day, onDay, marked }: DayStripProps) {
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
