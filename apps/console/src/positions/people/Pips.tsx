import { countMet, type Met, pipsText } from '@coffeeattack/domain/positions/must-haves'

/** One pip for each must-have, filled for those that are met. */
export function Pips({ met }: { met: readonly Met[] }) {
  if (met.length === 0) return null
  const had = countMet(met)
  return (
    <span className="flex h-5 shrink-0 items-center gap-0.5">
      <span className="sr-only">{pipsText(met)}</span>
      {met.map(({ line }, place) => (
        <i
          key={line}
          aria-hidden="true"
          className={`h-1.5 w-3.5 rounded-full ${place < had ? 'bg-primary' : 'bg-track'}`}
        />
      ))}
    </span>
  )
}
