import { consolePaths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedCards } from '../../list/ConsoleList.tsx'
import { CurationCard } from './CurationCard.tsx'
import { curationsQuery } from './queries.ts'

/** The curations I sent, and whom the candidates chose (BIZ-4). */
export function CurationsPage() {
  const curations = useInfiniteQuery(curationsQuery)
  return (
    <ConsolePage
      title="큐레이션"
      action={
        <Link to={consolePaths.newCuration()} className={buttonLook({ size: 'sm' })}>
          <Plus size={18} />
          큐레이션 만들기
        </Link>
      }
    >
      <PagedCards name="보낸 큐레이션" query={curations} empty="아직 보낸 큐레이션이 없어요">
        {(curation) => <CurationCard key={curation.groupId} curation={curation} />}
      </PagedCards>
    </ConsolePage>
  )
}
