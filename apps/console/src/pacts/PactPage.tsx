import { consolePaths } from '@coffeeattack/contract/console-pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useMe } from '../sessions/me.ts'
import { DraftView } from './draft/DraftView.tsx'
import { NoPact } from './NoPact.tsx'
import { type Pact, pactQuery } from './queries.ts'
import { EndedView } from './states/EndedView.tsx'
import { OpenView } from './states/OpenView.tsx'
import { SealedView } from './states/SealedView.tsx'
import { VersionsView } from './VersionsView.tsx'

/** The terms of one coffee chat, from the first draft to the seal (PACT). */
export function PactPage() {
  return useMe().role === 'recruiter' ? <Page /> : <NotFoundPage />
}

function Page() {
  const { id = '' } = useParams()
  const opened = useQuery(pactQuery(id))
  return (
    <Loaded query={opened} title="합의서를 불러오지 못했어요" className="py-24" skeleton={<PactSkeleton />}>
      {({ pact, canDraft }) =>
        pact ? <View pact={pact} canDraft={canDraft} /> : <NoPact coffeechatId={id} canDraft={canDraft} />
      }
    </Loaded>
  )
}

/** A draft goes before the state it comes from, except while a version is open: that one waits for answers. */
function isDraftDue({ draft, state }: Pact, asked: string | null): boolean {
  if (!draft || asked === 'now') return false
  return asked === 'draft' || !['SENT', 'SIGNED_BY_CANDIDATE'].includes(state)
}

function View({ pact, canDraft }: { pact: Pact; canDraft: boolean }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('view')
  const { draft, versionItems } = pact
  if (asked === 'versions' && versionItems.length > 0) return <VersionsView pact={pact} />
  if (draft && isDraftDue(pact, asked))
    return (
      <DraftView
        key={`${pact.id}${draft.startedAt}`}
        pact={{ ...pact, draft }}
        onSent={() => void navigate(consolePaths.pact(pact.coffeechatId), { replace: true })}
      />
    )
  switch (pact.state) {
    case 'SENT':
    case 'CHANGE_ASKED':
    case 'SIGNED_BY_CANDIDATE':
      return <OpenView pact={pact} />
    case 'SEALED':
      return <SealedView pact={pact} canDraft={canDraft} />
    case 'DRAFT':
    case 'DECLINED':
    case 'LAPSED':
    case 'WITHDRAWN':
      return <EndedView pact={pact} />
  }
}

function PactSkeleton() {
  return (
    <SkeletonGroup
      label="합의서를 불러오는 중이에요"
      className="grid gap-4 px-4 py-6 lg:px-6 console:grid-cols-[minmax(0,1fr)_20.5rem]"
    >
      <div>
        <Skeleton className="h-8 w-56" />
        <Skeleton round="card" className="mt-4 h-14" />
        <Skeleton round="card" className="mt-3 h-96" />
      </div>
      <Skeleton round="card" className="h-96" />
    </SkeletonGroup>
  )
}
