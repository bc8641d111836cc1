import {
  type Funnel as Counts,
  type FunnelDays,
  funnelNames,
  funnelRanges,
  funnelRows,
} from '@coffeeattack/domain/campaigns/funnel'
import { dayText, parseDay } from '@coffeeattack/domain/kst'
import { groupDigits, rateText } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FunnelAnswer, funnelQuery } from './api.ts'

const ranges = funnelRanges.map((days) => ({ value: String(days), label: `${days}일` }))

/** How many visitors of the chosen days reached each step. */
export function FunnelCard() {
  const [days, setDays] = useState<FunnelDays>(30)
  const funnel = useQuery(funnelQuery(days))
  const { isPlaceholderData } = funnel
  return (
    <Card aria-label="추천 성과">
      <Segmented
        label="기간"
        hideLabel
        options={ranges}
        value={String(days)}
        onValueChange={(value) => setDays(Number(value) as FunnelDays)}
      />
      <div
        aria-busy={isPlaceholderData}
        className={`mt-6 transition-opacity duration-(--t2) ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        <Loaded
          query={funnel}
          skeleton={<Skeletons className="flex flex-col gap-2.5" round="card" shapes={['h-72']} />}
        >
          {(answer) => <Told days={days} answer={answer} />}
        </Loaded>
      </div>
    </Card>
  )
}

function Told({ days, answer }: { days: FunnelDays; answer: FunnelAnswer }) {
  if (answer.visited === 0)
    return (
      <Empty
        className="py-6"
        title={`지난 ${days}일 동안은 아무도 오지 않았어요`}
        description="아래 링크를 나누면 여기에서 바로 셀 수 있어요."
      />
    )
  return (
    <>
      <Funnel funnel={answer} />
      <p className="mt-3 text-caption text-ink-3">비율은 바로 앞 단계에서 넘어온 사람이에요.</p>
      <VisitColumns unit={answer.unit} items={answer.items} />
    </>
  )
}

/** The minimum height, so that the last step stays visible. */
const LEAST_WIDTH = 1.5
const tones = ['opacity-25', 'opacity-45', 'opacity-70', 'opacity-100']

/** Four steps: each starts at its own height and ends at the next one's. */
function Funnel({ funnel }: { funnel: Counts }) {
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

/** Straight for two thirds, then narrowing to the next step. */
function streamPath(width: number, next: number): string {
  const [left, right] = [50 - width / 2, 50 + width / 2]
  const [nextLeft, nextRight] = [50 - next / 2, 50 + next / 2]
  return `M${left} 0H${right}V44C${right} 60 ${nextRight} 56 ${nextRight} 71H${nextLeft}C${nextLeft} 56 ${left} 60 ${left} 44Z`
}

const HEIGHT = 96
const SLOT = 10
const BAR = 7

type VisitColumnsProps = Pick<FunnelAnswer, 'unit' | 'items'>

/** Visits by day, and the part that signed up. */
function VisitColumns({ unit, items }: VisitColumnsProps) {
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
