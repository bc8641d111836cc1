import { useState } from 'react'
import { drawn, drawnAlt, type Drawn, type Earned } from './scale/drawn.ts'
import { placeOn, type Scale } from './scale/scale.ts'
import type { Range } from './search.ts'

type SalaryScaleProps = {
  person: Parameters<typeof drawn>[0] & Earned
  scale: Scale
  /** The searched salary range, drawn as lines that continue through the rows above and below. */
  budget: Range
  /** True for the open row, whose background is darker. */
  strong: boolean
}

const sides = { middle: '-translate-x-1/2', before: '-translate-x-full pr-1', after: 'pl-1' }

/** The current income, as far as it is disclosed, and the desired salary on one scale. */
export function CandidateSalaryScale({ person, scale, budget, strong }: SalaryScaleProps) {
  const { now, hope, way, labels } = drawn(person, scale)
  const [today] = useState(() => new Date())
  return (
    <>
      <p className="sr-only">{drawnAlt(person, today)}</p>
      {linesOf(budget, scale).map((at) => (
        <i
          key={at}
          aria-hidden="true"
          className="absolute -inset-y-3 border-l border-dashed border-line-2 max-sm:inset-y-0"
          style={{ left: `${at}%` }}
        />
      ))}
      <div aria-hidden="true" className="relative">
        <div className={`relative h-2.5 rounded-full ${strong ? 'bg-surface-3' : 'bg-surface-2'}`}>
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

/** Leaves out a limit outside the scale; drawn at the edge it would show a wrong amount. */
const linesOf = ({ min, max }: Range, scale: Scale): number[] =>
  [min, max].flatMap((end) => {
    const at = end === null ? 0 : placeOn(scale, end)
    return at > 0 && at < 100 ? [at] : []
  })

/** A point for an exact income, a bar for a band, an open end for a minimum. */
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
        className="absolute -inset-y-[1.5px] min-w-2 rounded-full bg-ink-3 ring-2 ring-surface"
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
