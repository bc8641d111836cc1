import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { PACT } from '@coffeeattack/domain/pacts/state'
import { drawing } from '@coffeeattack/ui/drawing'
import { cx } from '@coffeeattack/ui/cx'
import { SideLabel } from './PactFrame.tsx'
import { leftText } from './words.ts'

const { min, max } = PACT.days

/** The last day for both signatures: fourteen cells, of which the first two are too soon (PACT-8). */
export function DeadlineField({
  label = '언제까지 서명할까요?',
  days,
  now,
  onChange,
}: {
  label?: string
  days: number
  now: Date
  onChange: (days: number) => void
}) {
  const until = `${dayText(kstDay(now) + days)} 밤 12시`
  return (
    <>
      <SideLabel note={`${min}~${max}일`}>{label}</SideLabel>
      <div className="relative grid grid-cols-14 gap-[3px] rounded-tail has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-focus">
        {Array.from({ length: max }, (_, index) => index + 1).map((day) => (
          <i
            key={day}
            aria-hidden="true"
            className={cx(
              'block h-5.5 rounded-tail',
              day < min
                ? 'bg-[repeating-linear-gradient(-45deg,var(--surface-3)_0_2px,transparent_2px_5px)]'
                : day === days
                  ? 'bg-primary'
                  : day < days
                    ? 'bg-pay-1'
                    : 'bg-surface-3',
            )}
          />
        ))}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${days}일, ${until}까지`}
          min={min}
          max={max}
          value={days}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className="absolute -inset-y-3 right-0 cursor-pointer opacity-0"
          style={{ left: `${((min - 1) / max) * 100}%`, width: `${((max - min + 1) / max) * 100}%` }}
        />
      </div>
      <p className="mt-1 flex justify-between text-caption text-ink-3 tnum">
        <span>{min}일부터</span>
        <b className="font-semibold text-ink">{until}</b>
        <span>{max}일</span>
      </p>
    </>
  )
}

/** The days that a version was open: those gone are empty. */
export function DaysLeft({ left, all }: { left: number; all: number }) {
  const cells = Math.min(max, Math.max(1, all))
  return (
    <>
      <div {...drawing(leftText(left))} className="grid auto-cols-fr grid-flow-col gap-[3px]">
        {Array.from({ length: cells }, (_, index) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- a day is its place
            key={index}
            className={cx('block h-5.5 rounded-tail', index >= cells - left ? 'bg-primary' : 'bg-surface-3')}
          />
        ))}
      </div>
      <p className="mt-1 flex justify-between text-caption text-ink-3">
        <span>{leftText(left)}</span>
        <span>지나면 닫혀요</span>
      </p>
    </>
  )
}
