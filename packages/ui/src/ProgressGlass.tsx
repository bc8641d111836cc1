import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { drawing } from './drawing.ts'
import { Check } from './icons/Check.tsx'

/** The glass in the drawing's units: the coffee's level when empty and full, and the slope of the right side. */
const EMPTY = 284
const FULL = 24
const LAST = 99
const TICK_END = 232

/** The height of the coffee's surface at `percent` (0 to 99). */
function levelAt(percent: number): number {
  return EMPTY - ((EMPTY - FULL) * Math.min(LAST, Math.max(0, percent))) / LAST
}

/** The level at which a stage ends, of `count` equal stages. */
function stageLevel(index: number, count: number): number {
  return levelAt((LAST / count) * (index + 1))
}

/** The glass's right edge at a height: it narrows from 209 at the top to 187 at the bottom. */
function glassEdge(y: number): number {
  return 209.4 - (y * 21) / 274
}

export type GlassStage = { title: string; note: ReactNode; state: 'todo' | 'now' | 'done' }

type ProgressGlassProps = {
  percent: number
  /** From the first to the last: the first is the lowest mark. */
  stages: readonly GlassStage[]
  /** '분석 58퍼센트'. */
  label: string
}

const OUTLINE = 'M8 4h204l-21 274a22 22 0 0 1-22 20H51a22 22 0 0 1-22-20z'
const INSIDE = 'M14 8h192l-20 268a18 18 0 0 1-18 16H52a18 18 0 0 1-18-16z'
/** One wave is 180 wide; the path is two waves longer than the glass, so that a shift by half of it repeats. */
const wave = (y: number) =>
  `M-180 ${y}c30-10 60-10 90 0s60 10 90 0 60-10 90 0 60 10 90 0 60-10 90 0 60 10 90 0 60-10 90 0 60 10 90 0V330H-180z`

/** A glass that fills with coffee past the marks of the stages. */
export function ProgressGlass({ percent, stages, label }: ProgressGlassProps) {
  const id = useId()
  return (
    <div className="relative h-[310px] origin-top-left max-[379px]:scale-90 max-[339px]:scale-[.78]">
      <svg viewBox="0 0 220 310" width={220} height={310} {...drawing(label)} className="absolute -left-1.5">
        <defs>
          <linearGradient id={`${id}coffee`} x2="0" y2="1">
            <stop offset="0" stopColor="#7a4325" />
            <stop offset=".25" stopColor="#5b2f18" />
            <stop offset="1" stopColor="#3c2319" />
          </linearGradient>
          <clipPath id={`${id}inside`}>
            <path d={INSIDE} />
          </clipPath>
        </defs>
        <path d={OUTLINE} className="fill-surface-2" />
        <g clipPath={`url(#${id}inside)`}>
          <g style={{ transform: `translateY(${levelAt(percent)}px)` }}>
            <path d={wave(6)} fill="#c98e55" className="animate-wave" />
            <path
              d={wave(13)}
              fill={`url(#${id}coffee)`}
              className="animate-wave [animation-direction:reverse] [animation-duration:5s]"
            />
          </g>
          <path d="m30 20 18 250" stroke="#fff" strokeOpacity=".22" strokeWidth="8" strokeLinecap="round" />
        </g>
        <path d={OUTLINE} fill="none" className="stroke-line-2" strokeWidth="3" strokeLinejoin="round" />
      </svg>
      <ol>
        {stages.map((stage, i) => (
          <Mark key={stage.title} stage={stage} y={stageLevel(i, stages.length)} />
        ))}
      </ol>
    </div>
  )
}

function Mark({ stage: { title, note, state }, y }: { stage: GlassStage; y: number }) {
  const left = glassEdge(y)
  return (
    <li
      className="absolute flex items-start gap-2.5 whitespace-nowrap"
      style={{ top: y, left }}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <i
        style={{ width: TICK_END - left }}
        className={cx(
          'h-0.5 shrink-0',
          state === 'todo'
            ? 'bg-[repeating-linear-gradient(90deg,var(--line-2)_0_4px,transparent_4px_8px)]'
            : 'bg-ink',
        )}
      />
      <div className="-mt-3 leading-close">
        <b
          className={cx(
            'flex items-center gap-1.5 text-body leading-close',
            state === 'todo' ? 'font-semibold text-ink-3' : 'text-ink',
            state === 'now' && 'font-bold',
          )}
        >
          {title}
          {state === 'done' && <Check size={17} strokeWidth={3.2} className="text-success" />}
          {state === 'done' && <span className="sr-only">완료</span>}
        </b>
        <span className={cx('text-caption', state === 'now' ? 'text-ink' : 'text-ink-3')}>{note}</span>
      </div>
    </li>
  )
}
