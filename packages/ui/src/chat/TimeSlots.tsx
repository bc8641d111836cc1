import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Check } from '../icons/Check.tsx'
import { MapPin } from '../icons/MapPin.tsx'

export type TimeSlot = { id: string; day: string; weekday: string; time: string }

type TimeSlotsProps = {
  title: string
  place?: string
  slots: readonly TimeSlot[]
  selected?: string
  onSelect?: (id: string) => void
  /** Read-only: the time is fixed or over. */
  closed?: boolean
  /** Actions under the choice. */
  children?: ReactNode
}

/** Times to meet, in a conversation. */
export function TimeSlots({ title, place, slots, selected, onSelect, closed, children }: TimeSlotsProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="w-chat-card max-w-chat-room rounded-option px-3.5 pt-4 pb-3.5 inset-ring inset-ring-line-2"
    >
      <h2 id={id} className="px-0.5 text-body leading-close font-bold">
        {title}
      </h2>
      {place && (
        <p className="flex items-center gap-1 px-0.5 text-caption text-ink-3">
          <MapPin size={15} />
          {place}
        </p>
      )}
      <ul className="mt-2.5 grid gap-1.5">
        {slots.map((slot) => {
          const chosen = slot.id === selected
          return (
            <li key={slot.id}>
              <button
                type="button"
                aria-pressed={chosen}
                disabled={closed && !chosen}
                onClick={() => !closed && onSelect?.(slot.id)}
                className={cx(
                  'flex min-h-row w-full items-center gap-3 rounded-cell pr-3.5 pl-3 text-body font-semibold transition-colors duration-(--t2) disabled:text-on-disabled',
                  chosen ? 'bg-primary text-on-primary' : 'bg-surface-2 press:bg-surface-3',
                )}
              >
                <span className="flex min-w-10.5 items-baseline gap-0.5 text-lead font-bold tnum">
                  {slot.day}
                  <small className="text-caption font-medium">{slot.weekday}</small>
                </span>
                <span className="flex-1 tnum">{slot.time}</span>
                {chosen && <Check size={20} strokeWidth={2.4} />}
              </button>
            </li>
          )
        })}
      </ul>
      {children}
    </section>
  )
}
