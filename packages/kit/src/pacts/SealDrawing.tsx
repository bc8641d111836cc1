import { drawing } from '@coffeeattack/ui/drawing'
import { useId } from 'react'

/** The round seal of a document that both signed: double chevron, our name and the day (PACT-5). */
export function SealDrawing({
  day,
  size = 128,
  className,
}: {
  day: string
  size?: number
  className?: string
}) {
  const id = useId()
  const arcs = { above: `${id}above`, below: `${id}below` }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 120 120"
      {...drawing(`커피어택 봉인, ${day}`)}
      className={className}
    >
      <defs>
        <path id={arcs.above} d="M60 60m-44 0a44 44 0 1 1 88 0" />
        <path id={arcs.below} d="M60 60m-50.500 0a50.500 50.500 0 0 0 101 0" />
      </defs>
      <circle cx="60" cy="60" r="57.500" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="60" cy="60" r="36" fill="currentColor" />
      <g fill="currentColor" fontSize="11.500" fontWeight="700" letterSpacing="1.200" textAnchor="middle">
        <text>
          <textPath href={`#${arcs.above}`} startOffset="50%">
            커피어택 봉인
          </textPath>
        </text>
        <text className="tnum">
          <textPath href={`#${arcs.below}`} startOffset="50%">
            {day}
          </textPath>
        </text>
      </g>
      <path
        d="M46 74l14-14 14 14M48.500 58L60 46.500 71.500 58"
        fill="none"
        stroke="var(--seal-in, var(--canvas))"
        strokeWidth="6.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
