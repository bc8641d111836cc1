import { useId } from 'react'
import { drawing } from './drawing.ts'

/** The highest level of the coffee, in the drawing's units. */
const INSIDE = { top: 2.6, height: 10.6 }

/** A small cup from the side, filled by tenths. */
function MiniCup({ tenths }: { tenths: number }) {
  const id = useId()
  const height = (INSIDE.height * tenths) / 10
  return (
    <svg width={21.25} height={20} viewBox="0 0 17 16" aria-hidden="true" className="shrink-0">
      <clipPath id={id}>
        <rect x="0" y={INSIDE.top + INSIDE.height - height} width="14" height={height} />
      </clipPath>
      <path
        d="M1.7 2h10.6v7.2a4.6 4.6 0 0 1-4.6 4.6H6.3a4.6 4.6 0 0 1-4.6-4.6zM12.4 4.6h1a2.2 2.2 0 0 1 0 4.4h-1.2"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-ink-3"
      />
      <path
        d="M3.2 3.4h7.6v5.8a3.1 3.1 0 0 1-3.1 3.1H6.3a3.1 3.1 0 0 1-3.1-3.1z"
        clipPath={`url(#${id})`}
        className="fill-ink"
      />
    </svg>
  )
}

type CupCountProps = { count: number; of: number; label: string }

/** A row of cups, some of them full. */
export function CupCount({ count, of, label }: CupCountProps) {
  return (
    <span className="flex gap-1.5" {...drawing(label)}>
      {Array.from({ length: of }, (_, place) => (
        <MiniCup key={place} tenths={place < count ? 10 : 0} />
      ))}
    </span>
  )
}
