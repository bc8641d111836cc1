import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { nextMidnight, useNow } from './use-now.ts'
import { paths } from '../paths.ts'
import { ChooseOffers } from './compare/ChooseOffers.tsx'
import { comparable, compareChosen, idsOf } from './compare/comparable.ts'
import { ComparisonView } from './compare/ComparisonView.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { offerListQuery } from './queries.ts'
import { privateMeta } from '../seo.ts'

/** One of the offers in the address was answered or has run out meanwhile, or there are too few or too many. */
function NotComparable() {
  return (
    <Page header={<Header backTo={paths.offers()} />}>
      <Empty
        title="지금은 나란히 볼 수 없는 어택이 있어요"
        description="이미 답했거나 기한이 지난 어택일 수 있어요"
        className="m-auto px-5"
        action={
          <Link to={paths.compareOffers()} replace className={buttonLook({ size: 'sm' })}>
            다시 고르기
          </Link>
        }
      />
    </Page>
  )
}

/** Two to four open offers side by side: first chosen, then drawn (TRUST-3). The address keeps which. */
export function CompareScreen({ ids }: { ids: readonly string[] }) {
  const { data, isError, isFetching, refetch } = useQuery(offerListQuery('all'))
  const now = useNow(nextMidnight)
  // Kept here, so that stepping back from the drawing finds the choice as it was.
  const [picked, setPicked] = useState<readonly string[]>(ids)
  if (!data) {
    return (
      <Page header={<Header backTo={paths.offers()} />}>
        {isError ? (
          <ErrorState
            title="어택을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={() => void refetch()}
            className="m-auto"
          />
        ) : (
          <ListSkeleton />
        )}
      </Page>
    )
  }
  if (ids.length === 0) {
    return <ChooseOffers offers={comparable(data.offerItems, now)} picked={picked} onPick={setPicked} />
  }
  const comparison = compareChosen(data.offerItems, ids, now)
  if (!comparison.ok) return <NotComparable />
  return <ComparisonView comparison={comparison} entries={data.offerItems} />
}

export const meta = () => privateMeta('어택 비교')

export default function CompareOffers() {
  const [query] = useSearchParams()
  return <CompareScreen ids={idsOf(query.get('ids'))} />
}
