import { kstMoment, parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { funnelSteps, shareOf } from '@coffeeattack/domain/offers/figures'
import { stepNames } from '@coffeeattack/domain/offers/figures-words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { Figures } from '../queries.ts'

export type NamedBar = {
  key: string
  name: string
  /** The length of the bar, from 0 to 1. */
  share: number
  figure: string
  /** What the figure is made of. */
  note?: string | undefined
}

type NamedBarsProps = {
  bars: readonly NamedBar[]
  /** The width of the longest name. */
  nameWidth: string
  hasNotes?: boolean
  /** Espresso for offers that led to a coffee chat. */
  isMet?: boolean
  isPaper?: boolean
}

/** Horizontal bars with the name before and the figure behind. */
export function NamedBars({
  bars,
  nameWidth,
  hasNotes = false,
  isMet = false,
  isPaper = false,
}: NamedBarsProps) {
  const columns = `${nameWidth} minmax(0,1fr) 44px${hasNotes ? ' minmax(72px, auto)' : ''}`
  return (
    <ol>
      {bars.map(({ key, name, share, figure, note }) => (
        <li
          key={key}
          className={`grid items-center gap-x-2 ${isPaper ? 'h-[22px] text-note' : 'min-h-[34px] text-label'}`}
          style={{ gridTemplateColumns: columns }}
        >
          <span>{name}</span>
          <span
            aria-hidden="true"
            className={isPaper ? 'block h-[13px]' : 'block h-2.5 rounded-[5px] bg-surface-2'}
          >
            <i
              className={`block h-full ${isPaper ? 'rounded-xs' : 'rounded-[5px]'} ${isMet ? 'bg-primary' : 'bg-line-field'}`}
              style={{ width: `${share * 100}%` }}
            />
          </span>
          <b className="text-right font-bold tnum">{figure}</b>
          {hasNotes && (
            <span className={`text-right text-ink-3 tnum ${isPaper ? 'text-micro' : 'text-caption'}`}>
              {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

type SpanBarsProps = Pick<Figures, 'spans' | 'spanKind'> & { isPaper?: boolean }

/** Above this number the figures over the bars do not fit on a phone. */
const ROOMY = 13

/** One column for each week or month: offers sent, and among them those with a coffee chat. */
export function SpanBars({ spans, spanKind, isPaper = false }: SpanBarsProps) {
  const most = Math.max(1, ...spans.map(({ sent }) => sent))
  const few = spans.length <= ROOMY
  return (
    <ol
      className={`grid ${isPaper ? 'h-[168px] gap-1' : `mt-1 min-h-54 flex-1 ${few ? 'gap-1.5 sm:gap-2.5' : 'gap-0.5 sm:gap-1'}`}`}
      style={{ gridTemplateColumns: `repeat(${spans.length}, minmax(0, 1fr))` }}
    >
      {spans.map(({ from, sent, matched }, place) => (
        <li key={from} className="relative flex min-w-0 flex-col justify-end">
          <span
            aria-hidden="true"
            className={`text-center font-semibold tnum ${isPaper ? 'text-micro' : 'text-note'} ${few ? '' : 'max-sm:hidden'}`}
          >
            {sent || ''}
          </span>
          <i
            aria-hidden="true"
            className={`relative block shrink-0 overflow-hidden bg-track ${isPaper ? 'rounded-t-[3px]' : 'rounded-t-[6px] rounded-b-[3px]'}`}
            style={{ height: `calc((100% - 42px) * ${sent / most})`, minHeight: sent > 0 ? 4 : 1 }}
          >
            <i
              className="absolute inset-x-0 bottom-0 bg-primary"
              style={{ height: sent === 0 ? 0 : `${(matched / sent) * 100}%` }}
            />
          </i>
          <span
            aria-hidden="true"
            className={`h-5 whitespace-nowrap pt-1 text-ink-3 tnum ${isPaper ? 'text-micro' : 'text-note'} ${place === spans.length - 1 && place > 0 ? 'self-end' : ''}`}
          >
            {isNamed(place, spans.length) && shortDay(from, spanKind)}
          </span>
          <span className="sr-only">{`${shortDay(from, spanKind)} 보냄 ${sent}건, 커피챗 ${matched}건`}</span>
        </li>
      ))}
    </ol>
  )
}

/** Labels every fourth column, or fewer, and the last. */
function isNamed(place: number, length: number): boolean {
  const step = Math.max(1, Math.ceil(length / 4))
  return place === length - 1 || (place % step === 0 && length - 1 - place >= Math.min(step, 3))
}

function shortDay(text: string, kind: Figures['spanKind']): string {
  const { year, month, day } = kstMoment(startOfKstDay(parseDay(text) ?? 0))
  return kind === 'week' ? `${month}/${day}` : `${String(year).slice(2)}.${month}`
}

/** Steps from the match on are espresso. */
const firstOfMeetings = funnelSteps.indexOf('matched')

type FunnelProps = { total: Figures['total']; isPaper?: boolean }

/** One bar for each step, relative to the offers sent. */
export function Funnel({ total, isPaper = false }: FunnelProps) {
  const look = isPaper
    ? 'h-[23px] grid-cols-[64px_minmax(0,1fr)_36px_40px] text-note'
    : 'h-8 grid-cols-[66px_minmax(0,1fr)_42px_44px] text-label'
  return (
    <ol>
      {funnelSteps.map((step, place) => (
        <li key={step} className={`grid items-center ${look}`}>
          <span>{stepNames[step]}</span>
          <span
            aria-hidden="true"
            className={isPaper ? 'block h-[13px]' : 'block h-3.5 rounded-[5px] bg-surface-2'}
          >
            <i
              className={`block h-full ${isPaper ? 'rounded-xs' : 'rounded-[5px]'} ${place < firstOfMeetings ? 'bg-line-field' : 'bg-primary'}`}
              style={{
                width: `${total.sent === 0 ? 0 : (total[step] / total.sent) * 100}%`,
                minWidth: total[step] > 0 ? 3 : 0,
              }}
            />
          </span>
          <b className={`text-right font-bold tnum ${isPaper ? '' : 'text-body-s'}`}>
            {groupDigits(total[step])}
          </b>
          <span className="text-right text-ink-3 tnum">
            {place > 0 && `${shareOf(total[step], total.sent)}%`}
          </span>
        </li>
      ))}
    </ol>
  )
}
