import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'
import type { ReactNode } from 'react'
import { increaseSegments, type Segments } from './increaseSegments.ts'

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

type Salaries = { min: number; max: number }

type IncreaseBarProps = Salaries & {
  now: number
  /** A counter-offer above the maximum: a dashed outline, because it is not promised. */
  asked?: number | null
  /** The earlier offer: a thin grey bar above, on the same scale. */
  before?: (Salaries & { name: string; nameNow: string }) | null
  /** The drawing in one sentence: '지금 5,200만 원에서 최대 6,800만 원으로'. */
  label: string
  /** Above the bar, left and right: the raise and its rate. */
  raise?: ReactNode
  rate?: ReactNode
  /** Under the bar, left and right. */
  from?: ReactNode
  to?: ReactNode
  /** Under the bar when there is no raise. */
  flatNote?: ReactNode
  tone?: keyof typeof tones
  height?: number
}

/** A bar from zero: grey is the current salary, coloured the raise, hatched the range up to the maximum. */
export function IncreaseBar(props: IncreaseBarProps) {
  const { now, min, max, asked, before, label, raise, rate, from, to, flatNote } = props
  const { tone = 'page', height = 22 } = props
  const part = increaseSegments(now, min, max)
  const flat = part.up + part.beyond === 0
  const look = tones[tone]
  const track = <Track part={part} asked={askedBeyond(asked, now, max)} look={look} height={height} />
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
      <div {...drawing(label)}>
        {before ? (
          <div className="grid grid-cols-[1.875rem_1fr] items-center gap-2.5 text-caption">
            <span className={look.note}>{before.name}</span>
            <TrackBefore part={increaseSegments(now, before.min, before.max)} rest={max - before.max} />
            <span className="font-semibold">{before.nameNow}</span>
            {track}
          </div>
        ) : (
          track
        )}
      </div>
      {(from || to) && (
        <div
          className={cx('mt-2 flex justify-between gap-3 text-caption tnum', look.note, before && 'pl-10')}
        >
          <span>{from}</span>
          <span className="text-right">{to}</span>
        </div>
      )}
      {flat && flatNote && <p className={cx('mt-1.5 text-caption', look.note)}>{flatNote}</p>}
    </div>
  )
}

const askedBeyond = (asked: number | null | undefined, now: number, max: number) =>
  Math.max(0, (asked ?? 0) - Math.max(now, max))

type TrackProps = { part: Segments; asked: number; look: (typeof tones)['page']; height: number }

function Track({ part, asked, look, height }: TrackProps) {
  const rises = part.up + part.beyond
  const lastLook = asked > 0 ? 'rounded-r-xs' : 'rounded-r-tag'
  return (
    <div className="flex gap-0.5" style={{ height }}>
      <i
        className={cx('block rounded-l-tag', rises > 0 ? 'rounded-r-xs' : lastLook, look.now)}
        style={{ flex: part.now }}
      />
      {rises > 0 && (
        // One animation over both parts, so that the hatched part appears after the solid one.
        <div className="flex animate-rise gap-0.5" style={{ flex: rises }}>
          {part.up > 0 && (
            <i
              className={cx('block rounded-l-xs', part.beyond > 0 ? 'rounded-r-xs' : lastLook, look.up)}
              style={{ flex: part.up }}
            />
          )}
          {part.beyond > 0 && (
            <i className={cx('block rounded-l-xs', lastLook, look.beyond)} style={{ flex: part.beyond }} />
          )}
        </div>
      )}
      {asked > 0 && (
        <i
          className="block rounded-l-xs rounded-r-tag border-[1.5px] border-dashed border-ink-3"
          style={{ flex: asked }}
        />
      )}
    </div>
  )
}

/** `rest` is the raise of the maximum since then. */
function TrackBefore({ part, rest }: { part: Segments; rest: number }) {
  return (
    <div className="flex h-3 gap-0.5">
      <i className="block rounded-l-[5px] rounded-r-xs bg-track" style={{ flex: part.now }} />
      {part.up > 0 && <i className="block rounded-xs bg-line-field" style={{ flex: part.up }} />}
      {part.beyond > 0 && (
        <i className="block rounded-l-xs rounded-r-[5px] hatched-before" style={{ flex: part.beyond }} />
      )}
      {rest > 0 && <i className="block" style={{ flex: rest }} />}
    </div>
  )
}
