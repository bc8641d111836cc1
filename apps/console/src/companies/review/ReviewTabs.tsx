import { consolePaths } from '@coffeeattack/contract/console-pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { applicationsQuery, queueNames } from './queries.ts'
import { queueTabs } from './words.ts'

type Tab = 'companies' | (typeof queueNames)[number] | 'merges'

/** The companies, those that apply, and those that were merged; each list has an address of its own. */
export function ReviewTabs({ chosen }: { chosen: Tab }) {
  const counts = useInfiniteQuery(applicationsQuery('review')).data?.pages[0]?.counts
  const tabs: readonly { tab: Tab; label: string; to: string; count?: number | undefined }[] = [
    { tab: 'companies', label: '회사', to: consolePaths.companies() },
    ...queueNames.map((tab) => ({
      tab,
      label: queueTabs[tab],
      to: consolePaths.companyApplications(tab),
      count: tab === 'done' ? undefined : counts?.[tab],
    })),
    { tab: 'merges', label: '합친 것', to: consolePaths.companyMerges() },
  ]
  return (
    <nav aria-label="회사 나누어 보기" className="strip mb-4">
      <ul className="flex gap-2.5 border-b border-line-2">
        {tabs.map(({ tab, label, to, count = 0 }) => (
          <li key={tab}>
            <Link
              to={to}
              aria-current={tab === chosen ? 'page' : undefined}
              className="-mb-px flex h-11 min-w-11 items-center justify-center gap-1 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {label}
              {count > 0 && (
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
