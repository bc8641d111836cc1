import { Link, useSearchParams } from 'react-router'

export type RequestStatus = 'open' | 'handled'

/** The status in the address; the open requests by default. */
export function useRequestStatus(): RequestStatus {
  return useSearchParams()[0].get('status') === 'handled' ? 'handled' : 'open'
}

type RequestTabsProps = { names: Readonly<Record<RequestStatus, string>>; openCount: number | undefined }

/** Links, so that each list has an address of its own. */
export function RequestTabs({ names, openCount }: RequestTabsProps) {
  const chosen = useRequestStatus()
  return (
    <nav aria-label="상태" className="strip mb-4">
      <ul className="flex gap-6 border-b border-line-2">
        {(['open', 'handled'] as const).map((status) => (
          <li key={status}>
            <Link
              to={{ search: status === 'open' ? '' : `status=${status}` }}
              aria-current={status === chosen ? 'page' : undefined}
              className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {names[status]}
              {status === 'open' && openCount !== undefined && (
                <span className="text-label tnum">
                  {openCount}
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
