import type { ListMode } from '@coffeeattack/domain/offers/list'
import { Link } from 'react-router'
import { lists } from './listed.ts'

type ListTabsProps = {
  mode: ListMode
  /** Switching between the lists themselves adds no history entry. */
  replace?: boolean
}

/** The three lists. Each is a page. */
export function ListTabs({ mode, replace = false }: ListTabsProps) {
  return (
    <nav aria-label="어택 목록" className="flex gap-5 border-b border-line px-5 lg:px-7">
      {lists.map((list) => (
        <Link
          key={list.mode}
          to={list.to}
          replace={replace}
          aria-current={list.mode === mode ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-body font-medium text-ink-3 aria-[current]:border-ink aria-[current]:font-bold aria-[current]:text-ink"
        >
          {list.label}
        </Link>
      ))}
    </nav>
  )
}
