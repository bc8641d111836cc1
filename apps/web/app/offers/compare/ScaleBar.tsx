import { scaleParts } from './scale-parts.ts'

type ScaleBarProps = { bar: { min: number; max: number }; nowAt: number | null }

const hatched = {
  rise: 'hatched',
  /** Without an income nothing is known to rise, so nothing is cherry. */
  flat: 'bg-[repeating-linear-gradient(-45deg,var(--track)_0_3px,var(--surface-2)_3px_7px)]',
}

/** One salary on the shared scale. The figures stand beside it, so readers need no picture. */
export function ScaleBar({ bar, nowAt }: ScaleBarProps) {
  const { base, sure, beyond } = scaleParts(bar, nowAt)
  const above = sure + beyond
  return (
    <div aria-hidden="true" className="relative h-5.5">
      <i
        className={`absolute inset-y-0 left-0 rounded-l-tag bg-track ${above === 0 ? 'rounded-r-tag' : 'rounded-r-xs'}`}
        style={{ width: `${base * 100}%` }}
      />
      {above > 0 && (
        <span
          className="absolute inset-y-0 flex animate-rise gap-0.5 pl-0.5"
          style={{ left: `${base * 100}%`, width: `${above * 100}%` }}
        >
          {sure > 0 && (
            <i
              className={`rounded-l-xs bg-rise ${beyond > 0 ? 'rounded-r-xs' : 'rounded-r-tag'}`}
              style={{ flexGrow: sure / above }}
            />
          )}
          {beyond > 0 && (
            <i
              className={`rounded-l-xs rounded-r-tag ${nowAt === null ? hatched.flat : hatched.rise}`}
              style={{ flexGrow: beyond / above }}
            />
          )}
        </span>
      )}
      {nowAt !== null && (
        <i
          className="absolute -inset-y-1.5 border-r-[1.5px] border-dashed border-ink"
          style={{ left: 0, width: `${nowAt * 100}%` }}
        />
      )}
    </div>
  )
}
