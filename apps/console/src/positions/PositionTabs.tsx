import { consolePaths } from '@coffeeattack/contract/console-pages'
import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import type { Order } from './people/order.ts'
import type { PeoplePage, Position } from './queries.ts'

export type Tab = 'people' | 'offers' | 'pipeline'

export const tabIn = (params: URLSearchParams): Tab => {
  const named = params.get('tab')
  return named === 'offers' || named === 'pipeline' ? named : 'people'
}

type PositionTabsProps = { position: Position; tab: Tab; order: Order; found: PeoplePage | undefined }

export function PositionTabs({ position, tab, order, found }: PositionTabsProps) {
  const pathname = consolePaths.position(position.id)
  const onPipeline = pipelineStages.reduce((sum, stage) => sum + position.stages[stage], 0)
  return (
    <div className="relative mt-5">
      <TabStrip label="이 포지션의">
        <TabLink
          to={pathname}
          isHere={tab === 'people'}
          name="맞는 분"
          count={found?.total}
          isMore={found?.isMore ?? false}
        />
        <TabLink
          to={{ pathname, search: '?tab=offers' }}
          isHere={tab === 'offers'}
          name="보낸 어택"
          count={position.sent}
        />
        <TabLink
          to={{ pathname, search: '?tab=pipeline' }}
          isHere={tab === 'pipeline'}
          name="파이프라인"
          count={onPipeline}
        />
        <TabLink
          to={`${consolePaths.figures()}?position=${position.id}`}
          isHere={false}
          name="성과"
          icon={<ArrowUpRight size={15} />}
        />
      </TabStrip>
      {tab === 'people' && order === 'plain' && <Legend />}
    </div>
  )
}

/** Explains the marks on the salary scale. */
function Legend() {
  return (
    <p
      aria-hidden="true"
      className="absolute right-0 bottom-3 flex items-center gap-1.5 text-caption text-ink-2 max-lg:hidden"
    >
      <i className="size-2.5 rounded-full bg-ink-3" />
      소득
      <i className="ml-1.5 size-3 rounded-full border-[3px] border-primary" />
      희망 연봉
    </p>
  )
}

/** Tabs are links with their own address. */
export function TabStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="strip">
      <ul className="flex gap-6 border-b border-line-2">{children}</ul>
    </nav>
  )
}

type TabLinkProps = {
  to: To
  isHere: boolean
  name: string
  count?: number | undefined
  isMore?: boolean
  /** An icon for a tab that leads to another page. */
  icon?: ReactNode
}

export function TabLink({ to, isHere, name, count, isMore = false, icon }: TabLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="-mb-px flex h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
      >
        {name}
        {count !== undefined && <span className="text-label tnum">{`${count}${isMore ? '+' : ''}`}</span>}
        {icon}
      </Link>
    </li>
  )
}
