import { metThen } from '@coffeeattack/domain/coffeechats/meetings'
import type { Slot } from '@coffeeattack/domain/coffeechats/times'
import { spokenTimeText } from '@coffeeattack/domain/kst'
import { withJosa } from '@coffeeattack/domain/text/josa'

/** Another fixed meeting of the person. */
export type Busy = Slot & { name: string }

const shape =
  'relative min-h-11 rounded-button-sm text-center text-body-s font-semibold transition-colors duration-(--t1) tnum ' +
  'disabled:bg-disabled disabled:font-normal disabled:text-on-disabled disabled:inset-ring-0'
const free = 'inset-ring inset-ring-line-2 press:bg-surface-2'

type StartGridProps = {
  parts: readonly { name: string; starts: readonly Date[] }[]
  minutes: number
  isChosen: (at: Date) => boolean
  canChoose: (at: Date) => boolean
  meetings: readonly Busy[]
  onToggle: (startsAt: Date) => void
}

/** The starts of a day. One that overlaps with a meeting of the person is marked; choosing it asks first. */
export function StartGrid({ parts, minutes, isChosen, canChoose, meetings, onToggle }: StartGridProps) {
  const metAt = (startsAt: Date) => metThen({ startsAt, minutes }, meetings)[0]
  const shown = parts.filter(({ starts }) => starts.length > 0)
  const busy = shown.flatMap(({ starts }) => starts).flatMap((at) => metAt(at) ?? [])
  return (
    <div className="grid gap-4">
      {shown.map(({ name, starts }) => (
        <section key={name} aria-label={name}>
          <p aria-hidden="true" className="mb-1.5 text-caption font-medium text-ink-3">
            {name}
          </p>
          <div className="grid grid-cols-4 gap-1.5">
            {starts.map((at) => {
              const meeting = metAt(at)
              const spoken = spokenTimeText(at)
              return (
                <button
                  key={at.getTime()}
                  type="button"
                  aria-label={meeting ? `${spoken}, ${meeting.name} 커피챗과 겹쳐요` : spoken}
                  aria-pressed={isChosen(at)}
                  disabled={!isChosen(at) && !canChoose(at)}
                  onClick={() => onToggle(at)}
                  className={`${shape} ${isChosen(at) ? 'bg-primary text-on-primary' : free}`}
                >
                  {spoken.replace(/^\S+ /, '')}
                  {meeting && <Mark />}
                </button>
              )
            })}
          </div>
        </section>
      ))}
      {busy.length > 0 && <Legend names={[...new Set(busy.map(({ name }) => name))]} />}
    </div>
  )
}

const Mark = () => (
  <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-current" />
)

function Legend({ names }: { names: readonly string[] }) {
  const [first = ''] = names
  const who = names.length > 1 ? `${first} 등 다른 커피챗` : `${first} 커피챗`
  return (
    <p className="flex items-center gap-2 text-caption text-ink-3">
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      점이 있는 시간에는 이미 {withJosa(who, '이/가')} 있어요.
    </p>
  )
}
