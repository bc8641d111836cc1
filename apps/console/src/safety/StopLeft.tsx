import { STOP } from '@coffeeattack/domain/safety/stop'
import { useNow } from '@coffeeattack/kit/useNow'
import type { SafetyCase } from './queries.ts'
import { longTime } from './words.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type Shown = NonNullable<SafetyCase['stop']>

/** How long a stop still holds: three bars for three days, the part that passed in grey. */
export function StopLeft({ stop: { stoppedAt, until } }: { stop: Shown }) {
  const now = useNow()
  const left = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS))
  const passed = (now.getTime() - Date.parse(stoppedAt)) / DAY_MS
  const parts = [0, 1, 2].map((day) => Math.round(Math.min(1, Math.max(0, passed - day)) * 100))
  return (
    <div className="mt-1.5">
      <p className="text-[28px] leading-tight font-bold tracking-tighter tnum">
        {Math.floor(left / 60)}
        <small className="text-body-s font-semibold tracking-normal">시간</small> {left % 60}
        <small className="text-body-s font-semibold tracking-normal">분 남았어요</small>
      </p>
      <p className="sr-only">
        {STOP.hours}시간 가운데 {Math.floor(passed * 24)}시간이 지났어요
      </p>
      <div aria-hidden="true" className="mt-3.5 grid grid-cols-3 gap-1">
        {parts.map((percent, day) => (
          <i
            // The bars are the three days.
            key={day === 0 ? 'first' : day === 1 ? 'second' : 'third'}
            className="h-2.5 rounded-full"
            style={{
              background: `linear-gradient(to right, var(--track) ${percent}%, var(--primary) ${percent}%)`,
            }}
          />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between text-caption text-ink-3 tnum">
        <span>{longTime(stoppedAt, now)}</span>
        <span>{longTime(until, now)}</span>
      </p>
    </div>
  )
}
