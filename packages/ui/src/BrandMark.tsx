import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Tone = 'ink' | 'on-shot'

/** The cup from above, with two rising chevrons as latte art. */
export function BrandMark({ size = 30, tone = 'ink' }: { size?: number; tone?: Tone }) {
  const [cup, foam] = tone === 'ink' ? ['fill-primary', 'stroke-on-primary'] : ['fill-on-shot', 'stroke-shot']
  return (
    <svg width={(size * 34) / 32} height={size} viewBox="0 0 34 32" aria-hidden="true">
      <g className={cup}>
        <circle cx="16" cy="16" r="14" />
        <rect x="27.5" y="11.6" width="6.2" height="8.8" rx="3.1" />
      </g>
      <path
        d="m9.6 22.2 6.4-6.4 6.4 6.4M10.6 14.9 16 9.5l5.4 5.4"
        fill="none"
        className={foam}
        strokeWidth="3.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The logo and the name. `size` is the logo's height. */
export function Wordmark({ size = 30, tone, children }: { size?: number; tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center font-extrabold tracking-[-.045em] whitespace-nowrap',
        tone === 'on-shot' ? 'text-on-shot' : 'text-ink',
      )}
      style={{ fontSize: size * 0.74, gap: size * 0.3 }}
    >
      <BrandMark size={size} tone={tone} />
      {children}
    </span>
  )
}
