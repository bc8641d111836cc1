import { Link } from 'react-router'
import type { ListMode } from '@coffeeattack/domain/offers/list'
import { paths } from '../paths.ts'

const tabs: readonly { mode: ListMode; label: string; to: string }[] = [
  { mode: 'all', label: '받은 어택', to: paths.offers() },
  { mode: 'select', label: '고른 어택', to: paths.selectedOffers() },
  { mode: 'expired', label: '지난 어택', to: paths.expiredOffers() },
]

/** The three lists. Each is a page of its own; going between them leaves no steps behind. */
export function ListTabs({ mode }: { mode: ListMode }) {
  return (
    <nav aria-label="어택 목록" className="flex gap-5 border-b border-line px-5 lg:px-7">
      {tabs.map((tab) => (
        <Link
          key={tab.mode}
          to={tab.to}
          replace
          aria-current={tab.mode === mode ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-body font-medium text-ink-3 aria-[current]:border-ink aria-[current]:font-bold aria-[current]:text-ink"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
