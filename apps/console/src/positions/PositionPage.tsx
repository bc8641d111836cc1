import { consolePaths } from '@coffeeattack/contract/pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router'
import type { OpenedFrom } from '../candidates/queries.ts'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { TurningList } from '../list/turning.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { FiguresStrip } from './FiguresStrip.tsx'
import { OnPipeline } from './OnPipeline.tsx'
import { MatchingPeople } from './people/MatchingPeople.tsx'
import { PositionHead } from './PositionHead.tsx'
import { PositionTabs, tabIn } from './PositionTabs.tsx'
import { peopleQuery, type Position, positionQuery } from './queries.ts'
import { SentFor } from './SentFor.tsx'
import { StageStrip } from './StageStrip.tsx'

/** One position with matching people, pipeline, offers and figures (BIZ-9). A profile or the composer opens beside it. */
export function PositionPage() {
  const { position: id = '' } = useParams()
  const position = useQuery(positionQuery(id))
  const isGone = isApiError(position.error) && position.error.status === 404
  if (isGone) return <NotFoundPage />
  return (
    <Loaded
      query={position}
      title="포지션을 불러오지 못했어요"
      className="py-24"
      skeleton={<PositionSkeleton />}
      renderFrame={(inside) => (
        <main className="mx-auto w-full max-w-console px-4 py-6 lg:px-6">{inside}</main>
      )}
    >
      {(data) => <Opened key={id} position={data} />}
    </Loaded>
  )
}

function Opened({ position }: { position: Position }) {
  const { id: personId } = useParams()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const tab = tabIn(params)
  const people = useInfiniteQuery({ ...peopleQuery(position.id), enabled: position.closedAt === null })
  const scroller = useKeptPlace<HTMLElement>('list', tab)
  const rows = people.data?.pages.flatMap(({ items }) => items) ?? []
  const [first] = people.data?.pages ?? []
  const addressOf = (id: string) => consolePaths.positionPerson(position.id, id)
  const isProfile = personId !== undefined && pathname === addressOf(personId)
  const opened: OpenedFrom = {
    row: rows.find(({ id }) => id === personId),
    closeTo: consolePaths.position(position.id),
    ...(personId && {
      profileTo: addressOf(personId),
      // The composer reads the position from this parameter.
      composeTo: `${consolePaths.positionCompose(position.id, personId)}?position=${position.id}`,
    }),
  }
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name={position.title} />
      <main ref={scroller} className="relative min-w-0 flex-1 overflow-y-auto px-4 pt-6 pb-8 lg:px-6">
        <div className="mx-auto max-w-console">
          <PositionHead position={position} />
          <StageStrip position={position} />
          <FiguresStrip position={position} />
          <PositionTabs position={position} tab={tab} found={first} />
          {tab === 'people' && (
            <MatchingPeople position={position} people={people} openId={personId} isProfile={isProfile} />
          )}
          {tab === 'offers' && <SentFor positionId={position.id} />}
          {tab === 'pipeline' && <OnPipeline positionId={position.id} />}
        </div>
      </main>
      <TurningList
        ids={isProfile ? rows.map(({ id }) => id) : []}
        {...(first && !first.isMore ? { total: first.total } : {})}
        isMore={people.hasNextPage}
        addressOf={addressOf}
      >
        <Outlet context={opened} />
      </TurningList>
    </div>
  )
}

function PositionSkeleton() {
  return (
    <SkeletonGroup label="포지션을 불러오는 중이에요">
      <Skeleton className="h-4 w-16" />
      <Skeleton className="mt-3 h-8 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton round="card" className="mt-6 h-16" />
      <Skeleton round="card" className="mt-2 h-18" />
      <Skeleton round="card" className="mt-6 h-96" />
    </SkeletonGroup>
  )
}
