import { homePeriods, type HomePeriod, periodNames } from '@coffeeattack/domain/upkeep/period'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { saveText } from '../operators/audit/save-text.ts'
import { csvOf, fileNameOf } from './csv.ts'
import { FailuresCard } from './FailuresCard.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { JobsCard } from './JobsCard.tsx'
import { daysIn } from './words.ts'
import { healthQuery, type House, houseQuery } from './queries.ts'
import { QueueCard } from './QueueCard.tsx'
import { StepsCard } from './StepsCard.tsx'
import { Waiting } from './Waiting.tsx'

/** The house at a glance (BIZ-18): what waits, what came of the offers, where people stop, and whether the work runs. */
export function HomePage() {
  const [params, setParams] = useFilterParams()
  const period = homePeriods.find((one) => one === params.get('period')) ?? 'week'
  const house = useQuery(houseQuery(period))
  const { data } = house
  return (
    <main className="mx-auto w-full max-w-console px-4 py-6 lg:px-6">
      <PageTitle name="홈" />
      <PageHead
        title="홈"
        action={
          <>
            <PeriodChoice
              period={period}
              onChange={(next) => setParams(next === 'week' ? {} : { period: next })}
            />
            <Button
              kind="line"
              size="sm"
              className="bg-surface"
              disabled={!data}
              onClick={() => data && saveText(fileNameOf(data), csvOf(data), 'text/csv;charset=utf-8')}
            >
              CSV
            </Button>
          </>
        }
      />
      <p className="-mt-3 mb-3 text-label text-ink-3 tnum">
        {periodNames[period]}
        {data && ` · ${daysIn(data.days)}`}
      </p>
      <Loaded query={house} title="홈을 불러오지 못했어요" className="py-24" skeleton={<HomeSkeleton />}>
        {(counted) => <Counted house={counted} isBusy={house.isPlaceholderData} />}
      </Loaded>
      <WorkCards />
    </main>
  )
}

type PeriodChoiceProps = { period: HomePeriod; onChange: (period: HomePeriod) => void }

/** The platform's own list, as small as the button beside it. */
function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label="기간"
        value={period}
        onChange={({ currentTarget }) => onChange(currentTarget.value as HomePeriod)}
        className="min-h-10 appearance-none max-lg:min-h-11 rounded-button-sm bg-surface pr-9 pl-3.5 text-body-s font-semibold inset-ring inset-ring-line-2"
      >
        {homePeriods.map((one) => (
          <option key={one} value={one}>
            {periodNames[one]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className="pointer-events-none absolute right-3" />
    </span>
  )
}

function Counted({ house, isBusy }: { house: House; isBusy: boolean }) {
  return (
    <div aria-busy={isBusy || undefined} className="grid gap-3 aria-busy:opacity-60">
      <Waiting waiting={house.waiting} />
      <FigureStrip house={house} />
      <div className="grid gap-3 lg:grid-cols-2">
        <StepsCard house={house} />
        <FailuresCard failures={house.failures} />
      </div>
    </div>
  )
}

/** It is asked for apart, again and again: how the figures fare does not keep it from being seen. */
function WorkCards() {
  const health = useQuery(healthQuery)
  return (
    <Loaded
      query={health}
      title="집 상태를 불러오지 못했어요"
      className="mt-3 rounded-card bg-surface py-16"
      skeleton={<Skeleton round="card" className="mt-3 h-72" />}
    >
      {(known) => (
        <div className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_300px]">
          <JobsCard health={known} />
          <QueueCard health={known} />
        </div>
      )}
    </Loaded>
  )
}

function HomeSkeleton() {
  return (
    <SkeletonGroup label="홈을 불러오는 중이에요">
      <div className="grid gap-3">
        <Skeleton className="h-10 w-96 max-w-full" />
        <Skeleton round="card" className="h-26" />
        <div className="grid gap-3 lg:grid-cols-2">
          <Skeleton round="card" className="h-72" />
          <Skeleton round="card" className="h-72" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
