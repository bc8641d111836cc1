import { consolePaths } from '@coffeeattack/contract/console-pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConsolePage, Crumb } from '../../layout/ConsolePage.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useMe } from '../../sessions/me.ts'
import { CandidateView } from './CandidateView.tsx'
import { type OwnChecks, ownChecksQuery } from './queries.ts'

type ChecksFrameProps = {
  title: string
  lead: (own: OwnChecks) => string
  children: (own: OwnChecks) => ReactNode
}

/** A page on which a recruiter proves something, with the candidate's view beside it. Recruiters alone see it. */
export function ChecksFrame(props: ChecksFrameProps) {
  return useMe().role === 'recruiter' ? <OwnPage {...props} /> : <NotFoundPage />
}

function OwnPage({ title, lead, children }: ChecksFrameProps) {
  const own = useQuery(ownChecksQuery)
  return (
    <ConsolePage title={title} crumb={<Crumb to={consolePaths.settings()}>설정</Crumb>} isWide>
      <Loaded query={own} skeleton={<Skeleton round="card" className="h-64" />}>
        {(loaded) => (
          <div className="grid gap-8 console:grid-cols-[minmax(0,1fr)_22.5rem]">
            <div className="min-w-0">
              <p className="-mt-3 mb-5 text-body-s text-pretty text-ink-3">{lead(loaded)}</p>
              <div className="grid gap-3">{children(loaded)}</div>
            </div>
            <CandidateView own={loaded} />
          </div>
        )}
      </Loaded>
    </ConsolePage>
  )
}
