import { Loaded } from '@coffeeattack/kit/Loaded'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { moreBelow } from '../list/ConsoleList.tsx'
import { CandidateTable } from './CandidateTable.tsx'
import { columns } from './CandidateTableRow.tsx'
import { ListHead } from './ListHead.tsx'
import { candidatesQuery } from './queries.ts'
import { soughtIn } from './reading/marks.ts'
import { repairText } from './reading/reading.ts'
import { ReadLine } from './reading/ReadLine.tsx'
import { scaleFor } from './scale/scale.ts'
import { type Change, EVERYBODY, hasFilters, type Search } from './search.ts'

/** Rows where the found will stand. */
function TableSkeleton() {
  return (
    <SkeletonGroup label="후보자를 찾고 있어요">
      <Skeleton className="mt-6 mb-4 h-5 w-28" />
      <div className="rounded-card bg-surface pt-[42px]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={`${columns} border-t border-line py-[15px]`}>
            <div>
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-32" />
              <Skeleton className="mt-2 h-4 w-52 max-w-full" />
            </div>
            <Skeleton round="full" className="h-3 max-sm:hidden" />
            <Skeleton round="full" className="size-[38px] justify-self-center" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type CandidateListProps = {
  ref: Ref<HTMLTableElement>
  search: Search
  change: Change
  openId: string | undefined
}

export function CandidateList({ ref, search, change, openId }: CandidateListProps) {
  const found = useInfiniteQuery(candidatesQuery(search))
  return (
    <Loaded query={found} title="후보자를 불러오지 못했어요" className="py-24" skeleton={<TableSkeleton />}>
      {({ pages: [first] }) => (
        <section aria-label="찾은 후보자" aria-busy={found.isPlaceholderData || undefined} className="pb-8">
          {first && (
            <>
              <ReadLine read={first.read} onLineChange={(q) => change({ q })} />
              <ListHead
                total={first.total}
                isMore={first.isMore}
                repaired={repairText(first.read)}
                sort={search.sort}
                onSort={(sort) => change({ sort })}
              />
            </>
          )}
          <PagedList
            query={found}
            skeleton={null}
            empty={<NobodyFound search={search} change={change} />}
            more={moreBelow}
          >
            {(rows) => (
              <CandidateTable
                ref={ref}
                rows={rows}
                scale={scaleFor(rows)}
                sought={soughtIn(first?.read ?? [])}
                openId={openId}
              />
            )}
          </PagedList>
        </section>
      )}
    </Loaded>
  )
}

function NobodyFound({ search, change }: Pick<CandidateListProps, 'search' | 'change'>) {
  const narrowed = hasFilters(search)
  return (
    <div className="rounded-card bg-surface py-16">
      <Empty
        title="조건에 맞는 후보자가 없어요"
        description={narrowed ? '조건을 조금 넓혀 볼까요?' : '다른 말로 찾아보세요.'}
        action={
          narrowed && (
            <Button kind="weak" size="sm" onClick={() => change({ ...EVERYBODY, q: search.q })}>
              조건 모두 지우기
            </Button>
          )
        }
      />
    </div>
  )
}
