import { type FunnelDays, funnelRanges } from '@coffeeattack/domain/campaigns/funnel'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FunnelAnswer, funnelQuery } from './queries.ts'
import { Funnel } from './Funnel.tsx'
import { VisitColumns } from './VisitColumns.tsx'

const ranges = funnelRanges.map((days) => ({ value: String(days), label: `${days}일` }))

/** Of those who came by the link in the chosen days, how many went how far. */
export function FunnelCard() {
  const [days, setDays] = useState<FunnelDays>(30)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(funnelQuery(days))
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
        {data && <Told days={days} answer={data} />}
        {!data && isError && <ErrorState busy={isFetching && '불러오는 중'} onRetry={() => void refetch()} />}
        {!data && !isError && (
          <SkeletonGroup>
            <Skeleton round="card" className="h-72" />
          </SkeletonGroup>
        )}
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
