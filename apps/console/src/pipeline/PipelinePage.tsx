import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Outlet, useParams } from 'react-router'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useOpenRow } from '../list/use-open-row.ts'
import { BoardView } from './board/BoardView.tsx'
import { PipelineProvider } from './context.ts'
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
import { FilterSheet, Filters, ViewSwitch } from './Filters.tsx'
import { KeyBar } from './KeyBar.tsx'
import { CardMenu } from './menu/CardMenu.tsx'
import { Nobody } from './Nobody.tsx'
import { PhoneView, StoryPages } from './phone/PhoneView.tsx'
import { PipelineSkeleton } from './PipelineSkeleton.tsx'
import { firstStage, withCard } from './placing.ts'
import { boardQuery } from './queries.ts'
import { TableView } from './table/TableView.tsx'
import { useMedia } from './use-media.ts'
import { usePipelineState } from './use-pipeline-state.ts'

/** BIZ-10: where the company stands with everybody, as a board or as a table; the story opens beside it. */
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

/** What part is shown, and how, stands in the address; what is open beside it stays open. */
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
