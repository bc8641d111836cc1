import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ConsolePage } from '../layout/ConsolePage.tsx'

const desks = [
  { name: '제안을 더 받고 싶어요', path: consolePaths.moreRequests() },
  { name: '에이전트 신청', path: consolePaths.applications() },
  { name: '설문', path: consolePaths.surveys() },
]

/** The agents' desk: three kinds of things that wait for one of us. */
export function DeskPage({ children }: { children: ReactNode }) {
  return (
    <ConsolePage title="상담">
      <nav aria-label="상담 종류" className="strip mb-4">
        <ul className="flex gap-1.5">
          {desks.map(({ name, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                className="inline-flex h-10 items-center max-lg:h-11 rounded-full bg-surface px-4 text-body-s font-medium whitespace-nowrap text-ink-2 inset-ring inset-ring-line-2 hover:text-ink aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:inset-ring-0"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </ConsolePage>
  )
}
