import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { drawing } from './drawing.ts'
import { increaseSegments } from './increase/segments.ts'

const tones = {
  page: {
    head: 'text-rise-text',
    flat: 'text-ink-2',
    note: 'text-ink-3',
    now: 'bg-track',
    up: 'bg-rise',
    beyond: 'hatched',
  },
  shot: {
    head: 'text-rise-on-shot',
    flat: 'text-on-shot-2',
    note: 'text-on-shot-2',
    now: 'bg-shot-line',
    up: 'bg-rise-on-shot',
    beyond: 'bg-[repeating-linear-gradient(-45deg,var(--rise-on-shot)_0_3px,#7a3a29_3px_7px)]',
  },
}

type IncreaseBarProps = {
  now: number
  min: number
  max: number
  /** The picture in one sentence: '지금 5,200만 원에서 최대 6,800만 원으로'. */
  label: string
  /** Above the bar, left and right: the raise and its rate (CountUp counts along). */
  raise?: ReactNode
  rate?: ReactNode
  /** Under the bar, left and right. */
  from?: ReactNode
  to?: ReactNode
  /** Under the bar when nothing rises. */
  flatNote?: ReactNode
  tone?: keyof typeof tones
  height?: number
}

/** Zero-based: grey is today, cherry the raise, hatched cherry what it may still become. Never a cropped axis. */
export function IncreaseBar(props: IncreaseBarProps) {
  const { now, min, max, label, raise, rate, from, to, flatNote, tone = 'page', height = 22 } = props
  const part = increaseSegments(now, min, max)
  const flat = part.up + part.beyond === 0
  const look = tones[tone]
  return (
    <div>
      {(raise || rate) && (
        <div
          className={cx(
            'mb-2 flex items-baseline justify-between gap-3 text-label font-bold tnum',
            flat ? look.flat : look.head,
          )}
        >
          <span>{raise}</span>
          <span>{rate}</span>
        </div>
      )}
      <div {...drawing(label)} className="flex gap-0.5" style={{ height }}>
        <i
          className={cx('block rounded-l-tag', flat ? 'rounded-r-tag' : 'rounded-r-xs', look.now)}
          style={{ flex: part.now }}
        />
        {!flat && (
          // one wipe over both parts, so the hatching appears after the solid part
          <div className="flex animate-rise gap-0.5" style={{ flex: part.up + part.beyond }}>
            {part.up > 0 && (
              <i
                className={cx(
                  'block rounded-l-xs',
                  part.beyond > 0 ? 'rounded-r-xs' : 'rounded-r-tag',
                  look.up,
                )}
                style={{ flex: part.up }}
              />
            )}
            {part.beyond > 0 && (
              <i
                className={cx('block rounded-l-xs rounded-r-tag', look.beyond)}
                style={{ flex: part.beyond }}
              />
            )}
          </div>
        )}
      </div>
      {(from || to) && (
        <div className={cx('mt-2 flex justify-between gap-3 text-caption tnum', look.note)}>
          <span>{from}</span>
          <span>{to}</span>
        </div>
      )}
      {flat && flatNote && <p className={cx('mt-1.5 text-caption', look.note)}>{flatNote}</p>}
    </div>
  )
}
