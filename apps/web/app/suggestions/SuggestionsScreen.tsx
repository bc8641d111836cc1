import { paths } from '@coffeeattack/contract/pages'
import { politeName } from '@coffeeattack/domain/text/names'
import { Loaded } from '@coffeeattack/kit/Loaded'
import type { Pages } from '@coffeeattack/kit/PagedList'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { prefetch } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { PanelFigure } from '../layout/Panel.tsx'
import { personQuery } from '../offers/offer-query.ts'
import { privateMeta } from '../seo.ts'
import { FirstNotice } from './FirstNotice.tsx'
import { NoSuggestion, Resting, SwitchedOff } from './NoSuggestion.tsx'
import { markSeen, type SuggestedPosition, type SuggestionsPage, suggestionsQuery } from './queries.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { SuggestionWays } from './SuggestionWays.tsx'

const WhySheet = lazy(() => import('./WhySheet.tsx'))
const ReviewSheet = lazy(() => import('./ReviewSheet.tsx'))

export const meta = () => privateMeta('추천')

export const clientLoader = () => prefetch(suggestionsQuery, personQuery)

/** Open positions that suit the person, with every reason (MATCH-1, MATCH-4). */
export default function SuggestionsScreen() {
  const list = useInfiniteQuery(suggestionsQuery)
  return (
    <Page tone="canvas" backTo={paths.my()}>
      <Loaded
        query={list}
        title="추천을 불러오지 못했어요"
        className="mt-24"
        skeleton={<ListShapes />}
        renderFrame={(inside, state) => (
          <>
            {state === 'loading' && <Title />}
            {inside}
          </>
        )}
      >
        {({ pages }) => <Suggestions list={list} first={pages[0]!} />}
      </Loaded>
    </Page>
  )
}

/** The sheet on top: a position's reasons, or a word to a person of the desk. */
type Opened =
  | { readonly sheet: 'why'; readonly position: SuggestedPosition }
  | { readonly sheet: 'review'; readonly positionId: string | null }

type SuggestionsProps = { list: Pages<SuggestionsPage>; first: SuggestionsPage }

function Suggestions({ list, first }: SuggestionsProps) {
  const { state, review, reviewDueOn, total } = first
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  function open(next: Opened) {
    setOpened(next)
    setIsOpen(true)
  }
  useEffect(() => {
    if (state === 'ON') void markSeen()
  }, [state])
  const frame = { open: isOpen, onOpenChange: setIsOpen, onClosed: () => setOpened(null) }
  const mayAsk = review === null || review.answeredAt !== null
  return (
    <>
      <Body
        first={first}
        list={<SuggestionList list={list} onWhy={(position) => open({ sheet: 'why', position })} />}
        ways={
          <SuggestionWays
            state={state}
            review={review}
            onReview={() => open({ sheet: 'review', positionId: null })}
          />
        }
      />
      {state === 'ON' && total > 0 && <CountPanel total={total} />}
      <Suspense>
        {opened?.sheet === 'why' && (
          <WhySheet
            {...frame}
            position={currently(list, opened.position) ?? opened.position}
            onReview={mayAsk ? () => open({ sheet: 'review', positionId: opened.position.id }) : undefined}
          />
        )}
        {opened?.sheet === 'review' && (
          <ReviewSheet {...frame} positionId={opened.positionId} dueOn={reviewDueOn} />
        )}
      </Suspense>
    </>
  )
}

/** As the list has it now: an interest may have been said while the sheet is open. */
const currently = (list: SuggestionsProps['list'], { id }: SuggestedPosition) =>
  list.data?.pages.flatMap(({ items }) => items).find((item) => item.id === id)

type BodyProps = { first: SuggestionsPage; list: ReactNode; ways: ReactNode }

function Body({ first, list, ways }: BodyProps) {
  const { state, items, isNoticed, hasFewSkills } = first
  if (state === 'OFF') return <SwitchedOff>{ways}</SwitchedOff>
  if (state === 'RESTING') return <Resting>{ways}</Resting>
  if (items.length === 0) return <NoSuggestion hasFewSkills={hasFewSkills}>{ways}</NoSuggestion>
  return (
    <>
      <Title />
      <div className="flex flex-col gap-3 px-4 pb-safe-8 lg:px-6">
        <FirstNotice isRead={isNoticed} />
        {list}
        {ways}
      </div>
    </>
  )
}

function Title() {
  const name = useQuery(personQuery).data?.name
  return (
    <div className="px-5 pt-1 pb-5 lg:px-7">
      <h1 className="text-h1">
        {name ? politeName(name) : '나'} 같은 분을
        <br />
        찾고 있어요
      </h1>
      <p className="mt-1.5 text-body-s text-ink-3">연봉은 회사가 어택할 때 알 수 있어요.</p>
    </div>
  )
}

function CountPanel({ total }: { total: number }) {
  const name = useQuery(personQuery).data?.name
  return (
    <PanelFigure about={`${name ? politeName(name) : '나'} 같은 분을 찾는 곳`}>
      <span className="text-on-shot">{total}곳</span>
    </PanelFigure>
  )
}

function ListShapes() {
  return (
    <SkeletonGroup label="추천을 불러오는 중이에요" className="flex flex-col gap-3 px-4 lg:px-6">
      {['a', 'b'].map((card) => (
        <div key={card} className="rounded-card bg-surface p-5">
          <div className="flex items-center gap-3">
            <Skeleton round="button" className="size-12" />
            <div className="flex-1">
              <Skeleton className="h-4.5 w-2/5" />
              <Skeleton className="mt-2 h-3.5 w-3/5" />
            </div>
          </div>
          <Skeleton className="mt-5 h-6 w-4/5" />
          <Skeleton className="mt-5 h-4.5" />
          <Skeleton className="mt-2.5 h-4.5 w-4/5" />
          <Skeleton className="mt-2.5 h-4.5 w-5/6" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
