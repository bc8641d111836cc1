import { funnelNames, funnelRows, type Funnel as Counts } from '@coffeeattack/domain/campaigns/funnel'
import { groupDigits, rateText } from '@coffeeattack/domain/salary/format'

/** However few are left, the stream stays a line that can be seen. */
const LEAST_WIDTH = 1.5
const tones = ['opacity-25', 'opacity-45', 'opacity-70', 'opacity-100']

/** Four steps from wide to narrow: each begins as wide as it is and ends as wide as the next. */
export function Funnel({ funnel }: { funnel: Counts }) {
  const rows = funnelRows(funnel)
  const widths = rows.map(({ share }) => Math.max(LEAST_WIDTH, share * 100))
  return (
    <ol aria-label="단계마다 남은 사람">
      {rows.map(({ step, count, rate }, place) => (
        <li key={step} className="grid h-[72px] grid-cols-[8.5rem_minmax(0,1fr)] gap-3">
          <p className="self-center">
            <span className="block text-label text-ink-3">{funnelNames[step]}</span>
            <b className="text-h2 tnum">{groupDigits(count)}</b>
            <span className="text-label text-ink-3">명</span>
            {rate !== null && <span className="ml-1.5 text-label text-ink-2 tnum">{rateText(rate)}</span>}
          </p>
          <svg
            viewBox="0 0 100 72"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={`h-full w-full fill-primary ${tones[place]}`}
          >
            <path d={streamPath(widths[place]!, widths[place + 1] ?? widths[place]!)} />
          </svg>
        </li>
      ))}
    </ol>
  )
}

/** Straight for two thirds, then it narrows to the next step. */
function streamPath(width: number, next: number): string {
  const [left, right] = [50 - width / 2, 50 + width / 2]
  const [nextLeft, nextRight] = [50 - next / 2, 50 + next / 2]
  return `M${left} 0H${right}V44C${right} 60 ${nextRight} 56 ${nextRight} 71H${nextLeft}C${nextLeft} 56 ${left} 60 ${left} 44Z`
}
