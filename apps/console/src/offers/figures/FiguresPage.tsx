import { Loaded } from '@coffeeattack/kit/Loaded'
import { useNow } from '@coffeeattack/kit/useNow'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { type Figures, figuresQuery } from '../queries.ts'
import { ReasonBars } from '../ReasonBars.tsx'
import {
  hoursText,
  type MonthColumn,
  monthColumns,
  monthMeans,
  sentMeans,
  type Step,
  steps,
} from './drawn.ts'

/** A column per month from zero: sent, and in it what became a coffee chat. */
function Months({ columns }: { columns: readonly MonthColumn[] }) {
  const most = Math.max(1, ...columns.map(({ sent }) => sent))
  return (
    <>
      <ul className="mt-4 grid grid-cols-6 gap-3">
        {columns.map(({ month, name, sent, matched }) => (
          <li key={month} className="text-center">
            <span aria-hidden="true" className="flex h-44 flex-col justify-end">
              <span className="mb-1 text-caption font-semibold tnum">{sent || ''}</span>
              <i
                className="relative block overflow-hidden rounded-tag bg-track"
                style={{ height: `${(sent / most) * 84}%`, minHeight: sent > 0 ? 4 : 2 }}
              >
                <i
                  className="absolute inset-x-0 bottom-0 bg-primary"
                  style={{ height: sent === 0 ? 0 : `${(matched / sent) * 100}%` }}
                />
              </i>
            </span>
            <span className="mt-2 block text-caption text-ink-3 tnum">{name}</span>
            <span className="sr-only">{`보냄 ${sent}건, 커피챗 ${matched}건`}</span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-4 flex items-center text-caption text-ink-3">
        <i className="mr-1.5 size-dot rounded-full bg-track" />
        보냄
        <i className="mr-1.5 ml-3 size-dot rounded-full bg-primary" />
        커피챗
      </p>
    </>
  )
}

/** Four bars on one baseline; the last, what it was all for, is espresso. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className="mt-4 grid gap-4">
      {steps.map(({ name, count, share }, index) => (
        <li key={name}>
          <p className="mb-1.5 flex items-baseline justify-between text-body-s">
            <span className="text-ink-2">{name}</span>
            <span className="tnum">
              <b className="text-h3 font-bold">{count}</b>
              <span className="ml-2 text-caption text-ink-3">{share}%</span>
            </span>
          </p>
          <span aria-hidden="true" className="block h-3.5 rounded-full bg-surface-2">
            <i
              className={`block h-full rounded-full ${index === steps.length - 1 ? 'bg-primary' : 'bg-ink-3'}`}
              style={{ width: `${share}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How the company's offers fare (BIZ-5). */
export function FiguresPage() {
  const figures = useQuery(figuresQuery)
  return (
    <ConsolePage title="성과">
      <Loaded
        query={figures}
        title="성과를 불러오지 못했어요"
        className="py-24"
        skeleton={<FiguresSkeleton />}
      >
        {(counted) => <Drawn figures={counted} />}
      </Loaded>
    </ConsolePage>
  )
}

function FiguresSkeleton() {
  return (
    <SkeletonGroup label="성과를 불러오는 중이에요">
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton round="card" className="h-72" />
        <Skeleton round="card" className="h-72" />
      </div>
    </SkeletonGroup>
  )
}

function Drawn({ figures }: { figures: Figures }) {
  const now = useNow(10 * 60_000)
  const thisMonth = monthMeans(figures.months, now)
  if (figures.sent === 0) {
    return (
      <div className="rounded-card bg-surface py-16">
        <Empty title="아직 보낸 어택이 없어요" description="첫 어택을 보내면 여기에 그려져요." />
      </div>
    )
  }
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section aria-label="어택이 지나온 길" className="rounded-card bg-surface px-6 py-5">
        <h2 className="text-h3">어택이 지나온 길</h2>
        <p className="mt-1 text-caption text-ink-3 tnum">{sentMeans(figures)}</p>
        <Steps steps={steps(figures)} />
        {figures.answerHours !== null && (
          <p className="mt-5 text-label text-ink-3">
            답의 절반은 <b className="font-semibold text-ink tnum">{hoursText(figures.answerHours)}</b> 안에
            왔어요.
          </p>
        )}
      </section>
      <section aria-label="달마다 보낸 어택" className="rounded-card bg-surface px-6 py-5">
        <h2 className="text-h3">달마다 보낸 어택</h2>
        {thisMonth && <p className="mt-1 text-caption text-ink-3 tnum">{thisMonth}</p>}
        <Months columns={monthColumns(figures.months, now)} />
      </section>
      <section aria-label="거절한 이유" className="rounded-card bg-surface px-6 py-5 lg:col-span-2">
        <h2 className="text-h3">거절한 이유</h2>
        <ReasonBars reasons={figures.reasons} />
      </section>
    </div>
  )
}
