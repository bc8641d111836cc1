import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { topPercentText } from '@coffeeattack/domain/insight/percentile'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { paths } from '../../paths.ts'
import { SharePanel } from './SharePanel.tsx'
import { TotalFigure } from './TotalFigure.tsx'
import { resultQuery, type Incomes } from './queries.ts'
import { IncomeTable } from './timeline/IncomeTable.tsx'
import { IncomeTimeline } from './timeline/IncomeTimeline.tsx'
import { periodText } from './timeline/sentence.ts'

/** The sum, where it stands, and the way to show it to others. */
export function ResultScreen({ incomes: { items } }: { incomes: Incomes }) {
  const { data: result, isError, isFetching, refetch } = useQuery(resultQuery)
  if (!result && !isError) return <PageSkeleton />
  return (
    <Page header={<Header backTo={paths.myMoney()} />}>
      {!result && (
        <ErrorState
          className="m-auto"
          title="아직 결과를 볼 수 없어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
        />
      )}
      {result && (
        <>
          <section className="px-(--gut) pt-2 pb-8 [--gut:20px] lg:[--gut:28px]">
            <h1 className="text-body font-normal text-ink-3">
              {items.length > 0 ? `${periodText(items)} 번 소득은` : '지금까지 번 소득은'}
            </h1>
            <p className="mt-1">
              <TotalFigure manwon={result.total} />
            </p>
            <p className="mt-2 text-body text-ink-2">
              {result.percentile === null ? (
                `함께 모은 사람이 ${MIN_PEOPLE}명보다 적어서 자리는 아직 말할 수 없어요.`
              ) : (
                <>
                  함께 모은 사람 가운데 <b className="text-ink">{topPercentText(result.percentile)}</b>예요
                </>
              )}
            </p>
            <div className="mt-6">
              <IncomeTimeline items={items} />
            </div>
            {items.length > 0 && <IncomeTable items={items} />}
          </section>
          <SharePanel shared={result.share} />
        </>
      )}
    </Page>
  )
}
