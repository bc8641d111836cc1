import { spokenTimeText } from '@coffeeattack/domain/kst'
import { isFree, partsOfDay } from './choose-times.ts'

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

/** The half hours of a day; several can be held down. */
export function StartGrid({ day, minutes, chosen, now, onToggle }: StartGridProps) {
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
