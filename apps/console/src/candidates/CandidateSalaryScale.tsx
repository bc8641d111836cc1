import { drawn, drawnAlt, type Drawn } from './scale/drawn.ts'
import type { Scale } from './scale/scale.ts'

type SalaryScaleProps = {
  person: Parameters<typeof drawn>[0]
  scale: Scale
  /** The row that is open stands on a darker ground. */
  strong: boolean
}

const sides = { middle: '-translate-x-1/2', before: '-translate-x-full pr-1', after: 'pl-1' }

/** From what is earned now, as far as it is told, to what is hoped for. */
export function CandidateSalaryScale({ person, scale, strong }: SalaryScaleProps) {
  const { now, hope, way, labels } = drawn(person, scale)
  return (
    <>
      <p className="sr-only">{drawnAlt(person)}</p>
      <div aria-hidden="true">
        <div className={`relative h-3 rounded-full ${strong ? 'bg-surface-3' : 'bg-surface-2'}`}>
          {way && (
            <i
              className={`absolute inset-y-0 ${strong ? 'bg-line-field/60' : 'bg-track'}`}
              style={{ left: `${way.from}%`, right: `${100 - way.to}%` }}
            />
          )}
          {now && <Now now={now} />}
          {hope !== null && (
            <i
              className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-4 border-primary bg-surface"
              style={{ left: `${hope}%` }}
            />
          )}
        </div>
        <div className="relative mt-1.5 h-[18px] text-caption leading-[18px] tnum">
          {labels.map(({ text, at, side, strong: isHope }) => (
            <span
              key={isHope ? 'hope' : 'now'}
              style={{ left: `${at}%` }}
              className={`absolute whitespace-nowrap ${isHope ? 'font-bold text-ink' : 'text-ink-3'} ${sides[side]}`}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

/** A point, a bar over the band, or an end that stays open. */
function Now({ now }: { now: NonNullable<Drawn['now']> }) {
  if (now.kind === 'point') {
    return (
      <i
        className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full bg-ink-3 ring-2 ring-surface"
        style={{ left: `${now.at}%` }}
      />
    )
  }
  if (now.kind === 'bar') {
    return (
      <i
        className="absolute inset-y-px min-w-2 rounded-full bg-ink-3 ring-2 ring-surface"
        style={{ left: `${now.from}%`, right: `${100 - now.to}%` }}
      />
    )
  }
  return (
    <i
      className="absolute inset-y-px right-0 max-w-[34%] rounded-l-full bg-[linear-gradient(90deg,var(--ink-3)_10%,transparent)]"
      style={{ left: `${now.from}%` }}
    />
  )
}
