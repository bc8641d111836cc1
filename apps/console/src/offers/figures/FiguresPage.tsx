import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../clock/use-now.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { ReasonBars } from '../ReasonBars.tsx'
import { hoursText, monthColumns, steps } from './drawn.ts'
import { Months } from './Months.tsx'
import { Steps } from './Steps.tsx'
import { figuresQuery, type Figures } from '../queries.ts'

/** How the company's offers fare (BIZ-5). */
export function FiguresPage() {
  const figures = useQuery(figuresQuery)
  return (
    <ConsolePage title="성과">
      {figures.data ? (
        <Drawn figures={figures.data} />
      ) : figures.isError ? (
        <ErrorState
          title="성과를 불러오지 못했어요"
          busy={figures.isFetching && '불러오는 중'}
          onRetry={() => void figures.refetch()}
          className="py-24"
        />
      ) : (
        <SkeletonGroup label="성과를 불러오는 중이에요">
          <div className="grid gap-4 lg:grid-cols-2">
            <Skeleton round="card" className="h-72" />
            <Skeleton round="card" className="h-72" />
          </div>
        </SkeletonGroup>
      )}
    </ConsolePage>
  )
}

function Drawn({ figures }: { figures: Figures }) {
  const now = useNow(10 * 60_000)
  if (figures.sent === 0) {
    return (
      <div className="rounded-card bg-surface py-16">
        <Empty title="아직 전해진 어택이 없어요" description="첫 어택이 전해지면 여기에 그려져요." />
      </div>
    )
  }
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section aria-label="어택이 지나온 길" className="rounded-card bg-surface px-6 py-5">
        <h2 className="text-h3">어택이 지나온 길</h2>
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
        <Months columns={monthColumns(figures.months, now)} />
      </section>
      <section aria-label="거절한 이유" className="rounded-card bg-surface px-6 py-5 lg:col-span-2">
        <h2 className="text-h3">거절한 이유</h2>
        <ReasonBars reasons={figures.reasons} />
      </section>
    </div>
  )
}
