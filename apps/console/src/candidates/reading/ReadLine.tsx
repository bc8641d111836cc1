import { Close } from '@coffeeattack/ui/icons/Close'
import { chipOf, lineWithout, type Piece } from './reading.ts'

const looks = {
  condition: 'bg-primary text-on-primary',
  word: 'bg-surface-2 text-ink',
  without: 'border border-dashed border-line-field text-ink-2',
} as const

type ReadLineProps = { read: readonly Piece[]; onLineChange: (line: string) => void }

/** What the line was read as: each condition can be taken away again (BIZ-8). */
export function ReadLine({ read, onLineChange }: ReadLineProps) {
  if (read.length === 0) return null
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      <span id="read-line" className="text-caption text-ink-3">
        이렇게 읽었어요
      </span>
      <ul aria-labelledby="read-line" className="contents">
        {read.map((piece) => {
          const { kind, value, look } = chipOf(piece)
          return (
            <li key={`${piece.text} ${kind} ${value}`}>
              <button
                type="button"
                aria-label={`${kind} ${value} 빼기`}
                onClick={() => onLineChange(lineWithout(read, piece))}
                className="relative flex h-8 items-center rounded-full after:absolute after:-inset-y-1.5 after:inset-x-0"
              >
                <span className={`flex h-8 items-center gap-1.5 rounded-full px-3 text-label ${looks[look]}`}>
                  <small className="text-caption opacity-80">{kind}</small>
                  <b className={`font-bold ${look === 'without' ? 'line-through' : ''}`}>{value}</b>
                  <Close size={13} strokeWidth={2.4} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
