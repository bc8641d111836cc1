import { consolePaths } from '@coffeeattack/contract/console-pages'
import { isCandidates, pipelineStages, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { listedLines } from '@coffeeattack/domain/positions/position'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { EmptyBox, moreBelow } from '../list/ConsoleList.tsx'
import { TabLink, TabStrip } from './PositionTabs.tsx'
import { type ListedPosition, positionsQuery, type PositionStatus } from './queries.ts'

const newLook = buttonLook({ size: 'sm' })

/** The company's positions, each with the number of people per stage (BIZ-9). */
export function PositionsPage() {
  const [params] = useSearchParams()
  const status: PositionStatus = params.get('status') === 'closed' ? 'closed' : 'open'
  const positions = useInfiniteQuery(positionsQuery(status))
  const counts = positions.data?.pages[0]?.counts
  return (
    <ConsolePage
      title="포지션"
      action={
        <Link to={consolePaths.newPosition()} className={newLook}>
          <Plus size={17} />새 포지션
        </Link>
      }
    >
      <TabStrip label="열림과 닫힘">
        <TabLink to={{ search: '' }} isHere={status === 'open'} name="열려 있어요" count={counts?.open} />
        <TabLink
          to={{ search: '?status=closed' }}
          isHere={status === 'closed'}
          name="닫았어요"
          count={counts?.closed}
        />
      </TabStrip>
      <PagedList
        query={positions}
        title="포지션을 불러오지 못했어요"
        className="mt-4 rounded-card bg-surface py-22"
        skeleton={<CardsSkeleton />}
        empty={<NoPosition status={status} />}
        more={moreBelow}
      >
        {(items) => (
          <ul
            aria-label={status === 'open' ? '열린 포지션' : '닫은 포지션'}
            aria-busy={positions.isPlaceholderData || undefined}
            className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3"
          >
            {items.map((position) => (
              <PositionCard key={position.id} position={position} />
            ))}
          </ul>
        )}
      </PagedList>
    </ConsolePage>
  )
}

function NoPosition({ status }: { status: PositionStatus }) {
  return (
    <div className="mt-4">
      {status === 'closed' ? (
        <EmptyBox empty="닫은 포지션이 없어요" description="닫아도 보낸 어택과 파이프라인은 그대로 남아요." />
      ) : (
        <EmptyBox
          empty="아직 포지션이 없어요"
          description="포지션을 만들면 맞는 분을 바로 찾고, 어택을 채워서 시작해요."
          action={
            <Link to={consolePaths.newPosition()} className={newLook}>
              <Plus size={17} />
              포지션 만들기
            </Link>
          }
        />
      )}
    </div>
  )
}

function CardsSkeleton() {
  return (
    <SkeletonGroup label="포지션을 불러오는 중이에요">
      <div className="mt-4 grid gap-3">
        {['a', 'b', 'c'].map((card) => (
          <Skeleton key={card} round="card" className="h-40" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** The link covers the whole card. */
function PositionCard({ position }: { position: ListedPosition }) {
  const { id, title, sent } = position
  const { facts, needs } = listedLines(position)
  return (
    <li className="relative rounded-card bg-surface px-5 py-4.5 transition-colors hover:bg-surface-2/50">
      <h2 className="text-h3 text-balance [overflow-wrap:anywhere]">
        <Link
          to={consolePaths.position(id)}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-label text-ink-2 tnum">{facts}</p>
      {needs && <p className="mt-0.5 truncate text-caption text-ink-3">{needs}</p>}
      <dl className="mt-3.5 grid grid-cols-4 gap-x-3 gap-y-2.5 border-t border-line pt-3 sm:grid-cols-[1fr_repeat(7,auto)] sm:gap-x-5">
        <Figure name="보낸 어택" count={sent} />
        {pipelineStages.map((stage) => (
          <Figure
            key={stage}
            name={stageNames[stage]}
            count={position.stages[stage]}
            icon={isCandidates(stage) && <Person size={12} strokeWidth={2.4} />}
          />
        ))}
      </dl>
    </li>
  )
}

type FigureProps = { name: string; count: number; icon?: ReactNode }

function Figure({ name, count, icon }: FigureProps) {
  return (
    <div>
      <dt className="flex items-center gap-1 text-caption whitespace-nowrap text-ink-3">
        {icon}
        {name}
      </dt>
      <dd className={`text-body-s tnum ${count === 0 ? 'font-medium text-ink-3' : 'font-bold'}`}>{count}</dd>
    </div>
  )
}
