import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { cx } from '@coffeeattack/ui/cx'
import { Sum } from './Sum.tsx'
import { onScale, partsOf } from './reasonParts.ts'
import { Signed } from './Signed.tsx'

const looks = {
  sheet: { row: 'grid-cols-[minmax(0,1fr)_32px_124px] gap-2.5 min-h-[46px]', text: 'text-body-s' },
  /** For a narrow side panel. */
  panel: {
    row: 'grid-cols-[minmax(0,1fr)_30px_116px] gap-2 min-h-10',
    text: 'text-[0.84375rem]',
  },
}

/** On a narrow phone the bars give way to the sentences. */
const rowLook = 'relative grid items-center py-1 max-narrow:grid-cols-[minmax(0,1fr)_32px_72px]'

type ReasonFallProps = Suggestion & { look?: keyof typeof looks; className?: string }

/** Every reason on a row of its own: sentence, figure, and a bar that begins where the last one ended. */
export function ReasonFall({ reasons, sum, look = 'sheet', className }: ReasonFallProps) {
  const parts = partsOf(reasons)
  const { row, text } = looks[look]
  const end = onScale(sum)
  return (
    <ol className={cx('grid', className)}>
      {reasons.map(({ text: sentence, detail, points }, place) => {
        const part = parts[place]!
        // A bar of a reason for ends at its right, a bar of a reason against at its left.
        const [start, stop] =
          points > 0 ? [part.from, part.from + part.width] : [part.from + part.width, part.from]
        return (
          <li key={sentence} className={cx(rowLook, row)}>
            <span className={cx(text, 'leading-close [overflow-wrap:anywhere]')}>
              {sentence}
              {detail && <small className="block text-caption text-ink-3">{detail}</small>}
            </span>
            <Signed points={points} className={cx(text, 'font-bold', points < 0 && 'text-ink-2')} />
            <span aria-hidden="true" className="relative -my-1 self-stretch">
              <i
                style={{ left: `${part.from}%`, width: `${part.width}%` }}
                className={cx(
                  'absolute top-1/2 h-4 -translate-y-1/2 rounded-tail',
                  points > 0 ? 'bg-primary' : 'taken-away',
                )}
              />
              {place > 0 && <Connector at={start} className="top-0 bottom-[calc(50%+8px)]" />}
              <Connector at={stop} className="top-[calc(50%+8px)] bottom-0" />
            </span>
          </li>
        )
      })}
      <li className={cx(rowLook, row, 'mt-0.5 min-h-[52px] border-t-[1.5px] border-ink')}>
        <span className={cx(text, 'font-semibold')}>이유를 더하면</span>
        <b className="text-right text-h2 leading-none font-bold tracking-tight tnum">
          <Sum of={sum} />
        </b>
        <span aria-hidden="true" className="relative -my-1 self-stretch">
          <i
            style={{ width: `${end}%` }}
            className="absolute top-1/2 left-0 h-5 -translate-y-1/2 rounded-[5px] bg-primary"
          />
          {reasons.length > 0 && <Connector at={end} className="top-0 bottom-[calc(50%+10px)]" />}
        </span>
      </li>
    </ol>
  )
}

/** A thin line from the end of one bar to the start of the next. */
function Connector({ at, className }: { at: number; className: string }) {
  return (
    <i
      style={{ left: `${at}%` }}
      className={cx('absolute w-0 -translate-x-1/2 border-l-[1.5px] border-line-field', className)}
    />
  )
}
