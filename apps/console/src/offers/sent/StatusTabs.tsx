import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { Link } from 'react-router'
import type { SentPage } from './queries.ts'
import { statusAddress, tabsOf } from './tabs.ts'

type StatusTabsProps = { counts: SentPage['counts'] | undefined; status: OfferStatus }

/** Links, so that each tab has an address of its own. */
export function StatusTabs({ counts, status: chosen }: StatusTabsProps) {
  return (
    <nav aria-label="상태" className="mb-4 overflow-x-auto">
      <ul className="flex gap-6 border-b border-line-2">
        {tabsOf(counts, chosen).map(({ status, name, count }) => (
          <li key={status}>
            <Link
              to={{ search: statusAddress(status) }}
              aria-current={status === chosen ? 'page' : undefined}
              className="flex h-11 items-center gap-1.5 text-body-s font-medium whitespace-nowrap text-ink-3 -mb-px border-b-2 border-transparent hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {name}
              {count !== null && (
                <span className="text-label tnum">
                  {count}
                  <span className="sr-only">건</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
