import { kstMoment, parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Figures } from '../queries.ts'

type SpanBarsProps = Pick<Figures, 'spans' | 'spanKind'> & { isPaper?: boolean }

/** More of them leave no room for a figure over each on a phone. */
const ROOMY = 13

/** A column a week or a month, from zero: sent, and in it what became a coffee chat. */
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

/** Every fourth, or so many that they do not run into each other, and the last. */
function isNamed(place: number, length: number): boolean {
  const step = Math.max(1, Math.ceil(length / 4))
  return place === length - 1 || (place % step === 0 && length - 1 - place >= Math.min(step, 3))
}

function shortDay(text: string, kind: Figures['spanKind']): string {
  const { year, month, day } = kstMoment(startOfKstDay(parseDay(text) ?? 0))
  return kind === 'week' ? `${month}/${day}` : `${String(year).slice(2)}.${month}`
}
