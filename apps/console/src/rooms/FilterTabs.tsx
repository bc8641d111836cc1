import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { Link, useLocation } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { filterAddress, filterNames, filtersOf } from './filters.ts'
import type { Inbox } from './queries.ts'

type FilterTabsProps = { filter: RoomFilter; counts: Inbox['counts'] | undefined }

/** Links, so that each list has an address of its own; what is open beside it stays open. */
export function FilterTabs({ filter: chosen, counts }: FilterTabsProps) {
  const { role } = useMe()
  const { pathname } = useLocation()
  return (
    <nav aria-label="대화 나누어 보기" className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <ul className="flex gap-1">
        {filtersOf(role).map((filter) => (
          <li key={filter}>
            <Link
              to={{ pathname, search: filterAddress(filter, role) }}
              aria-current={filter === chosen ? 'page' : undefined}
              className="relative inline-flex h-9 items-center gap-1 rounded-full px-2.5 text-label font-medium whitespace-nowrap text-ink-2 inset-ring inset-ring-line-2 before:absolute before:inset-x-0 before:-inset-y-1 hover:text-ink aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:inset-ring-0"
            >
              {filterNames[filter]}
              {counts && counts[filter] > 0 && (
                <span className="text-caption tnum">
                  {counts[filter] > 999 ? '999+' : counts[filter]}
                  <span className="sr-only">개</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
