import { useId } from 'react'
import { cx } from './cx.ts'
import { drawing } from './drawing.ts'

/** The leaves of the latte art, bottom to top: half width, height of the tip, length. */
const leaves: readonly (readonly [half: number, tip: number, drop: number])[] = [
  [24, 268, 16],
  [43, 246, 25],
  [57, 224, 32],
  [64, 202, 36],
  [62, 180, 36],
  [53, 158, 32],
  [39, 136, 25],
]

function leaf([half, tip, drop]: (typeof leaves)[number]): string {
  const end = tip + drop
  const side = (sign: 1 | -1, part: number) => 200 + sign * half * part
  const [high, low] = [end - 0.75 * drop, tip + 0.3 * drop]
  return (
    `M${side(-1, 1)} ${end}C${side(-1, 0.7)} ${high} ${side(-1, 0.3)} ${low} 200 ${tip}` +
    `C${side(1, 0.3)} ${low} ${side(1, 0.7)} ${high} ${side(1, 1)} ${end}`
  )
}

const rosetta = leaves.map(leaf).join('')

type CupProps = {
  size?: number
  /** Full latte art, or the logo's two chevrons for small sizes. */
  art?: 'rosetta' | 'chevrons'
  /** Only where the picture says something that the text beside it does not. */
  label?: string
  className?: string
}

/** A cup of coffee from above on its saucer. */
export function Cup({ size = 132, art = size < 72 ? 'chevrons' : 'rosetta', label, className }: CupProps) {
  const id = useId()
  const ref = (name: string) => `url(#${id}${name})`
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 400 400"
      className={cx('overflow-visible', className)}
      {...(label ? drawing(label) : { 'aria-hidden': true })}
    >
      <defs>
        <radialGradient id={`${id}coffee`}>
          <stop offset="0" stopColor="#7a4325" />
          <stop offset=".72" stopColor="#6a371c" />
          <stop offset=".9" stopColor="#8e5228" />
          <stop offset="1" stopColor="#b9793f" />
        </radialGradient>
        <radialGradient id={`${id}saucer`} cy=".46" r=".54">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".8" stopColor="#fbf8f5" />
          <stop offset="1" stopColor="#efe9e4" />
        </radialGradient>
        <linearGradient id={`${id}rim`} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#e6ded8" />
        </linearGradient>
        <filter id={`${id}low`} x="-30%" y="-30%" width="160%" height="170%">
          <feDropShadow dx="0" dy="14" stdDeviation="16" floodColor="#2c1812" floodOpacity=".16" />
        </filter>
        <filter id={`${id}high`} x="-30%" y="-30%" width="160%" height="170%">
          <feDropShadow dx="0" dy="8" stdDeviation="8" floodColor="#2c1812" floodOpacity=".18" />
        </filter>
      </defs>
      <circle cx="200" cy="200" r="188" fill={ref('saucer')} filter={ref('low')} />
      <circle cx="200" cy="200" r="150" fill="none" stroke="#e9e1db" strokeWidth="1.5" />
      <g filter={ref('high')}>
        <path d="M304 172h34a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-34z" fill={ref('rim')} />
        <path d="M312 188h18a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-18z" fill="#e4dad3" />
        <circle cx="200" cy="200" r="122" fill={ref('rim')} />
      </g>
      <circle cx="200" cy="200" r="110" fill="#4a2613" />
      <circle cx="200" cy="201" r="108" fill={ref('coffee')} />
      <g fill="none" stroke="#f9eee1" strokeLinecap="round" strokeLinejoin="round">
        {art === 'rosetta' ? (
          <path d={rosetta} strokeWidth="13.5" />
        ) : (
          <path d="m150 249 50-50 50 50M158 192l42-42 42 42" strokeWidth="25" />
        )}
      </g>
      {art === 'rosetta' && (
        <>
          <path
            d="M200 113c-4-7-17-6.5-18 4-.7 8 7.5 14 18 22 10.5-8 18.7-14 18-22-1-10.5-14-11-18-4z"
            fill="#f9eee1"
          />
          <path d="M200 140v150" stroke="#74401f" strokeWidth="2.6" strokeLinecap="round" />
        </>
      )}
      <path
        d="M112 150a102 102 0 0 1 46-42"
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}
