import { consolePaths } from '@coffeeattack/contract/console-pages'
import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { PageHead, PageTitle } from '../layout/ConsolePage.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useOpenRow } from '../list/use-list-keys.ts'
import { BoardView } from './board/Board.tsx'
import { type MenuKind, type Pipeline, PipelineProvider } from './context.ts'
import {
  type Filter,
  isNarrowed,
  keepView,
  nobodyLeftOut,
  readFilter,
  readStage,
  readView,
  type View,
  withFilter,
} from './filter.ts'
import { Filters, FilterSheet, ViewSwitch } from './Filters.tsx'
import { CardMenu, type OpenedMenu } from './menu/CardMenu.tsx'
import { whyNotMovable } from './menu/choices.ts'
import { PhoneView, StoryPages } from './phone/PhoneView.tsx'
import { firstStage, withCard } from './placing.ts'
import { type Board, boardQuery, type Card } from './queries.ts'
import { TableView } from './table/PipelineTable.tsx'
import { useChanges } from './use-changes.ts'
import { useMedia } from './use-media.ts'

/** BIZ-10: the pipeline as board or table; a person's story opens beside it. */
export function PipelinePage() {
  const { id } = useParams()
  const { filter, view, stage, show, look, turnTo } = useAddress()
  const isNarrow = useMedia('(width < 64rem)')
  const read = useQuery(boardQuery(filter))
  const state = usePipelineState(read.data)
  const board = read.data && [...state.coming.values()].reduce(withCard, read.data)
  const scroller = useKeptPlace<HTMLElement>('list', JSON.stringify([filter, stage]))
  const place = useRef<HTMLDivElement>(null)
  useOpenRow(scroller, id)
  const shownStage = stage ?? (board ? firstStage(board, id) : 'SAVED')
  return (
    <PipelineProvider value={state.pipeline}>
      <div className="flex h-full min-h-0">
        <PageTitle name="파이프라인" />
        <main
          ref={scroller}
          className="relative flex min-w-0 flex-1 flex-col px-4 pt-6 max-lg:overflow-y-auto max-lg:bg-page max-lg:pb-6 lg:overflow-hidden lg:px-5"
        >
          <PageHead
            title="파이프라인"
            action={
              <>
                <FilterSheet filter={filter} board={board} onFilter={show} />
                <ViewSwitch view={view} onView={look} />
              </>
            }
          />
          {!isNarrow && (
            <Tools total={board?.total}>
              <Filters filter={filter} board={board} onFilter={show} />
            </Tools>
          )}
          <Loaded
            query={{ ...read, data: board }}
            title="파이프라인을 불러오지 못했어요"
            className="my-auto"
            skeleton={<PipelineSkeleton />}
          >
            {(known) =>
              known.total === 0 ? (
                <Nobody isNarrowed={isNarrowed(filter)} onAll={() => show(nobodyLeftOut)} />
              ) : isNarrow ? (
                <PhoneView ref={place} board={known} stage={shownStage} filter={filter} onStage={turnTo} />
              ) : view === 'table' ? (
                <TableView ref={place} filter={filter} />
              ) : (
                <BoardView ref={place} board={known} filter={filter} isBusy={read.isPlaceholderData} />
              )
            }
          </Loaded>
          {!isNarrow && <KeyBar />}
        </main>
        <StoryPages board={board} stage={shownStage} filter={filter}>
          <Outlet />
        </StoryPages>
        {state.menu && <CardMenu key={state.menu.card.id} opened={state.menu} onClose={state.closeMenu} />}
      </div>
    </PipelineProvider>
  )
}

/** The view and the filter in the address. Changing them keeps the open story. */
function useAddress() {
  const [params, setParams] = useFilterParams()
  const turn = (next: URLSearchParams) => setParams(next, { preventScrollReset: true })
  function put(name: string, value: string) {
    const next = new URLSearchParams(params)
    next.set(name, value)
    turn(next)
  }
  const filter = readFilter(params)
  return {
    filter,
    view: readView(params, localStorage),
    stage: readStage(params),
    show: (change: Partial<Filter>) => turn(withFilter(params, { ...filter, ...change })),
    look(view: View) {
      keepView(view, localStorage)
      put('view', view)
    },
    turnTo: (stage: PipelineStage) => put('stage', stage.toLowerCase()),
  }
}

function Tools({ total, children }: { total: number | undefined; children: ReactNode }) {
  return (
    <div className="-mt-1 mb-3.5 flex flex-wrap items-center gap-x-1.5 gap-y-2">
      {children}
      {total !== undefined && (
        <output className="ml-auto text-caption text-ink-3 tnum">모두 {total}명</output>
      )}
    </div>
  )
}

const keys = [
  [['J', 'K'], '위아래'],
  [['H', 'L'], '단계'],
  [['M'], '옮기기'],
  [['A'], '담당'],
  [['R'], '다시 보기'],
  [['N'], '메모'],
  [['?'], '모든 키'],
] as const

const cap =
  'inline-grid h-5 min-w-5 place-items-center rounded-[6px] bg-surface px-1.5 text-micro font-semibold text-ink-2 inset-ring inset-ring-line-2'

/** The shortcuts, shown on wide screens; screen readers use `?`. */
function KeyBar() {
  return (
    <p
      aria-hidden="true"
      className="-mx-5 flex h-11 shrink-0 items-center gap-4 overflow-hidden border-t border-line bg-surface px-5 text-[0.78rem] whitespace-nowrap text-ink-3 max-lg:hidden"
    >
      {keys.map(([caps, does]) => (
        <span key={does} className="inline-flex items-center gap-1">
          {caps.map((one) => (
            <kbd key={one} className={cap}>
              {one}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}

/** Nobody matches the filter, or the pipeline is empty and shows the first step. */
function Nobody({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <div className="my-auto py-16">
      {isNarrowed ? (
        <Empty
          title="조건에 맞는 분이 없어요"
          description="조건을 빼면 다른 분이 보여요."
          action={
            <Button kind="weak" size="sm" onClick={onAll}>
              모두 보기
            </Button>
          }
        />
      ) : (
        <Empty
          title="아직 파이프라인에 아무도 없어요"
          description="후보자를 담아 두거나 어택을 보내면 여기에 모여요. 만나고 채용할 때까지 동료와 함께 이어 갈 수 있어요."
          action={
            <Link to={consolePaths.candidates()} className={buttonLook({ size: 'sm' })}>
              후보자 찾기
            </Link>
          }
        />
      )}
    </div>
  )
}

const cards = ['a', 'b', 'c', 'd'] as const

/** Skeleton columns; one on a phone. */
function PipelineSkeleton() {
  return (
    <SkeletonGroup
      label="파이프라인을 불러오는 중이에요"
      className="flex h-[calc(100dvh-12rem)] gap-2 overflow-hidden"
    >
      {pipelineStages.slice(0, -1).map((stage) => (
        <div
          key={stage}
          className="grid flex-1 content-start gap-1.5 rounded-t-[16px] px-1.5 pt-10.5 not-first:max-lg:hidden lg:bg-tray"
        >
          {cards.map((card) => (
            <Skeleton key={card} round="card" className="h-18" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The pending changes, the open menu and the card to focus. */
function usePipelineState(board: Board | undefined) {
  const { id: openId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [menu, setMenu] = useState<OpenedMenu | null>(null)
  const [followed, setFollowed] = useState<string | null>(null)
  const { coming, move, change, canTakeBack } = useChanges((id) => {
    // Moving a person from their story keeps the focus there.
    if (!document.activeElement?.closest('[data-panel]')) setFollowed(id)
  })
  const addressOf = (id: string) => ({ pathname: consolePaths.pipelineCard(id), search })
  const shown = (card: Card) => coming.get(card.id) ?? card

  function openMenu(kind: MenuKind, card: Card, opener: HTMLElement) {
    const why = kind === 'move' && whyNotMovable(card)
    if (coming.has(card.id)) return
    if (why) toast(why)
    // A second press closes the menu.
    else setMenu((now) => (now?.opener === opener ? null : { kind, card, opener }))
  }
  const pipeline: Pipeline = {
    openId,
    colleagues: board?.colleagues ?? [],
    positions: board?.positions ?? [],
    shown,
    isComing: (id) => coming.has(id),
    canTakeBack,
    move: (card, to) => void move(card, to),
    change: (card, patch) => void change(card, patch),
    openMenu,
    writeNote: (card) =>
      void navigate(addressOf(card.id), { state: { isWriting: true }, replace: card.id === openId }),
    addressOf,
    followed,
    onFollowed: () => setFollowed(null),
  }
  return { pipeline, coming, menu, closeMenu: () => setMenu(null) }
}
