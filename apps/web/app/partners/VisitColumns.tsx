import { dayText, parseDay } from '@coffeeattack/domain/kst'
import type { FunnelAnswer } from './queries.ts'

const HEIGHT = 96
const SLOT = 10
const BAR = 7

type VisitColumnsProps = Pick<FunnelAnswer, 'unit' | 'items'>

/** When they came: a column of visits, and in it those who signed up. */
export function VisitColumns({ unit, items }: VisitColumnsProps) {
  const most = Math.max(1, ...items.map(({ visited }) => visited))
  const tall = (count: number) => (count / most) * HEIGHT
  return (
    <figure className="mt-7 border-t border-line pt-5">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-ink-3">
        <b className="mr-auto text-h3 text-ink">{unit === 'day' ? '날마다' : '한 주마다'}</b>
        <Key tone="bg-track">방문</Key>
        <Key tone="bg-primary">가입</Key>
      </figcaption>
      <p className="sr-only">{sentenceOf({ unit, items })}</p>
      <svg
        viewBox={`0 0 ${items.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-24 w-full border-b border-line"
      >
        {items.map(({ from, visited, registered }, place) => (
          <g key={from} transform={`translate(${place * SLOT + (SLOT - BAR) / 2} ${HEIGHT})`}>
            <rect y={-tall(visited)} width={BAR} height={tall(visited)} className="fill-track" />
            <rect y={-tall(registered)} width={BAR} height={tall(registered)} className="fill-primary" />
          </g>
        ))}
      </svg>
      <p className="mt-1.5 flex justify-between text-caption text-ink-3 tnum" aria-hidden="true">
        <span>{dayOf(items[0]?.from)}</span>
        <span>오늘</span>
      </p>
    </figure>
  )
}

function Key({ tone, children }: { tone: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <i className={`size-2.5 rounded-xs ${tone}`} />
      {children}
    </span>
  )
}

const dayOf = (from: string | undefined) => dayText(parseDay(from ?? '') ?? 0)

function sentenceOf({ unit, items }: VisitColumnsProps): string {
  const best = items.toSorted((a, b) => b.visited - a.visited)[0]
  if (!best) return '방문이 없어요'
  return `가장 많이 온 ${unit === 'day' ? '날은' : '주는'} ${dayOf(best.from)}${unit === 'day' ? '' : '부터'}, ${best.visited}명이 와서 ${best.registered}명이 가입했어요`
}
