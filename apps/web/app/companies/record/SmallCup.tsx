/** The heights of the coffee's surface and of the cup's bottom. */
const FULL = 3.4
const GROUND = 12.3

/** A cup from the side, filled to tenths. A poor record is a lower cup, never a warning colour. */
export function SmallCup({ tenths }: { tenths: number }) {
  const top = GROUND - ((GROUND - FULL) * tenths) / 10
  return (
    <svg width="17" height="16" viewBox="0 0 17 16" aria-hidden="true" className="shrink-0">
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M1.7 2h10.6v7.2a4.6 4.6 0 0 1-4.6 4.6H6.3a4.6 4.6 0 0 1-4.6-4.6z" />
        <path d="M12.4 4.6h1a2.2 2.2 0 0 1 0 4.4h-1.2" />
      </g>
      <svg y={top} width="14" height={16 - top} viewBox={`0 ${top} 14 ${16 - top}`}>
        <path d="M3.2 3.4h7.6v5.8a3.1 3.1 0 0 1-3.1 3.1H6.3a3.1 3.1 0 0 1-3.1-3.1z" fill="currentColor" />
      </svg>
    </svg>
  )
}
