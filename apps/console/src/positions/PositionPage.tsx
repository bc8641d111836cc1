import { consolePaths } from '@coffeeattack/contract/console-pages'
import { hoursText } from '@coffeeattack/domain/offers/figures-words.ko'
import {
  isCandidates,
  type PipelineStage,
  pipelineStages,
  stageNames,
} from '@coffeeattack/domain/pipeline/stage'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Outlet, useLocation, useParams, useSearchParams } from 'react-router'
import type { OpenedFrom } from '../candidates/queries.ts'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { EmptyBox, PagedRows } from '../list/ConsoleList.tsx'
import { TurningList } from '../list/turning.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import type { Filter } from '../offers/sent/filter.ts'
import { sentOffersQuery } from '../offers/sent/queries.ts'
import { SentList } from '../offers/sent/SentTable.tsx'
import { StageTag } from '../pipeline/card-parts.tsx'
import { nobodyLeftOut } from '../pipeline/filter.ts'
import { type Card, tableQuery } from '../pipeline/queries.ts'
import { whatTheyDo, whoIs } from '../pipeline/words.ts'
import { MatchingPeople } from './people/MatchingPeople.tsx'
import { orderIn, withOrder } from './people/order.ts'
import { WhyHere } from './people/WhyHere.tsx'
import { PositionHead } from './PositionHead.tsx'
import { PositionTabs, tabIn } from './PositionTabs.tsx'
import { peopleIn, peopleQuery, type Position, positionQuery } from './queries.ts'

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
  const order = orderIn(params)
  const people = useInfiniteQuery({ ...peopleQuery(position.id, order), enabled: position.closedAt === null })
  const scroller = useKeptPlace<HTMLElement>('list', tab)
  const rows = peopleIn(people.data?.pages ?? [])
  const [first] = people.data?.pages ?? []
  const addressOf = (id: string) => withOrder(consolePaths.positionPerson(position.id, id), order)
  const isProfile = personId !== undefined && pathname === consolePaths.positionPerson(position.id, personId)
  const row = rows.find(({ id }) => id === personId)
  const opened: OpenedFrom = {
    row,
    closeTo: withOrder(consolePaths.position(position.id), order),
    ...(personId && {
      profileTo: addressOf(personId),
      // The composer reads the position from this parameter.
      composeTo: withOrder(
        `${consolePaths.positionCompose(position.id, personId)}?position=${position.id}`,
        order,
      ),
      explained: (
        <WhyHere position={position} personId={personId} row={row} isListLoaded={!people.isLoading} />
      ),
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
          <PositionTabs position={position} tab={tab} order={order} found={first} />
          {tab === 'people' && (
            <MatchingPeople
              position={position}
              people={people}
              order={order}
              openId={personId}
              isProfile={isProfile}
            />
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

/** The figures of its offers, counted as on the figures page. */
function FiguresStrip({ position: { sent, figures } }: { position: Position }) {
  const { read, answered, matched, answerHours } = figures
  return (
    <dl
      aria-label="이 포지션의 성과"
      className="mt-2 grid grid-cols-2 rounded-card bg-surface px-5 py-1 sm:grid-cols-4 sm:py-3.5"
    >
      <Figure name="보낸 어택" figure={String(sent)} note={sent > 0 && `${read}건을 읽었어요`} />
      <Figure name="답한 분" figure={String(answered)} note={share(answered, sent)} />
      <Figure name="커피챗" figure={String(matched)} note={share(matched, answered, '답한 분의 ')} />
      <Figure
        name="답까지"
        figure={answerHours === null ? '–' : hoursText(answerHours)}
        note={answerHours !== null && '가운데 값'}
      />
    </dl>
  )
}

const share = (part: number, of: number, before = '') =>
  of > 0 && `${before}${Math.round((part / of) * 100)}%`

function Figure({ name, figure, note }: { name: string; figure: string; note: string | false }) {
  return (
    <div className="py-2 sm:border-l sm:border-line sm:py-0 sm:pl-5 sm:first:border-0 sm:first:pl-0">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
        <b className="text-h3 tnum">{figure}</b>
        {note && <span className="text-caption text-ink-3 tnum">{note}</span>}
      </dd>
    </div>
  )
}

/** Its people on the pipeline, most urgent first. */
function OnPipeline({ positionId }: { positionId: string }) {
  const cards = useInfiniteQuery(tableQuery({ ...nobodyLeftOut, position: positionId }))
  return (
    <div className="mt-3">
      <PagedRows
        label="파이프라인의 분들"
        query={cards}
        empty="아직 파이프라인에 있는 분이 없어요"
        renderRow={(card) => <CardRow card={card} positionId={positionId} />}
      />
    </div>
  )
}

function CardRow({ card, positionId }: { card: Card; positionId: string }) {
  return (
    <div className="relative flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <Link
          to={`${consolePaths.pipelineCard(card.id)}?position=${positionId}`}
          className="block truncate text-body-s font-bold after:absolute after:-inset-x-5 after:-inset-y-4 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {whoIs(card)}
        </Link>
        <p className="truncate text-caption text-ink-3 tnum">
          {[whatTheyDo(card), card.assignee && `담당 ${card.assignee.name}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <StageTag stage={card.stage} />
    </div>
  )
}

/** The number of people per stage, as links. Stages that only the candidate can set are dashed. */
function StageStrip({ position: { id, stages } }: { position: Position }) {
  return (
    <nav aria-label="단계마다 몇 분" className="strip">
      <ul className="grid grid-cols-[repeat(7,minmax(84px,1fr))] gap-1">
        {pipelineStages.map((stage) => (
          <li key={stage}>
            <Link
              to={`${consolePaths.pipeline()}?position=${id}&stage=${stage.toLowerCase()}`}
              className={`block rounded-[14px] px-2.5 py-2.5 min-[1400px]:px-3.5 transition-colors hover:bg-surface-2 ${looks[lookOf(stage)]}`}
            >
              <span className="flex items-center gap-1 text-caption whitespace-nowrap text-ink-2">
                {isCandidates(stage) && <Person size={12} strokeWidth={2.4} />}
                {stageNames[stage]}
              </span>
              <b className="mt-0.5 block text-h3 tnum">{stages[stage]}</b>
              <span className="sr-only">명</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const looks = {
  ours: 'border border-transparent bg-surface',
  theirs: 'border border-dashed border-line-field',
  over: 'border border-transparent bg-surface-3',
} as const

const lookOf = (stage: PipelineStage): keyof typeof looks =>
  isCandidates(stage) ? 'theirs' : stage === 'ENDED' ? 'over' : 'ours'

/** The offers sent for the position. */
function SentFor({ positionId }: { positionId: string }) {
  const [filter, setFilter] = useState<Filter>({
    status: null,
    only: null,
    by: null,
    position: positionId,
    q: '',
    sort: 'now',
    direction: 'asc',
  })
  const [openId, setOpenId] = useState<string | null>(null)
  const sent = useInfiniteQuery(sentOffersQuery(filter))
  return (
    <div className="mt-3">
      <SentList
        sent={sent}
        filter={filter}
        openId={openId}
        onFilter={setFilter}
        onOpen={setOpenId}
        empty={
          <EmptyBox
            empty="아직 보낸 어택이 없어요"
            description="맞는 분을 열고 어택을 보내면 여기에 쌓여요."
          />
        }
      />
    </div>
  )
}
