import { nextOf } from '@coffeeattack/domain/pipeline/next'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useEffect } from 'react'
import { Link } from 'react-router'
import { Assignee, CardMenuButton, NextWords, StageTag, TakeBackButton } from '../card-parts.tsx'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { type Card, tableQuery } from '../queries.ts'
import { useCardKeys } from '../use-card-keys.ts'
import { raiseOf, salaryOf, whatTheyDo, whoIs } from '../words.ts'

type PipelineTableProps = {
  ref: RefObject<HTMLDivElement | null>
  cards: readonly Card[]
  total: number
  isBusy: boolean
  isSplit: boolean
  /** Called near the end of the loaded rows. */
  onNearEnd: () => void
}

const AHEAD = 20

/** All stages in one virtual table with rows of 42 px. */
function PipelineTable({ ref, cards, total, isBusy, isSplit, onNearEnd }: PipelineTableProps) {
  const { openId, shown } = usePipeline()
  const now = useNow()
  // oxlint-disable-next-line react/incompatible-library -- what it answers is asked anew at every scroll, and kept by nobody
  const list = useVirtualizer({
    count: cards.length,
    getScrollElement: () => ref.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => cards[at]?.id ?? at,
    overscan: 12,
  })
  const inSight = list.getVirtualItems()
  const isNearEnd = (inSight.at(-1)?.index ?? 0) >= cards.length - AHEAD
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  const opened = cards.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (opened >= 0) list.scrollToIndex(opened)
  }, [opened, list])
  return (
    <div
      ref={ref}
      className="relative min-h-0 flex-1 overflow-y-auto rounded-t-[18px] bg-surface [scrollbar-width:thin]"
    >
      <table
        aria-label="파이프라인"
        aria-rowcount={total + 1}
        aria-busy={isBusy || undefined}
        className="block"
      >
        <thead className="sticky top-0 z-2 block bg-surface">
          <tr
            className={`${columns(isSplit)} h-[38px] items-center text-left text-[0.78rem] text-ink-3 [&>th]:font-medium`}
          >
            <th scope="col">단계</th>
            <th scope="col">이름</th>
            <th scope="col">직무와 경력</th>
            <th scope="col" className="text-right">
              제안 연봉(만)
            </th>
            <th scope="col" className={`text-right ${isSplit ? 'max-[1399px]:hidden' : ''}`}>
              소득보다
            </th>
            <th scope="col">담당</th>
            <th scope="col">다음 할 일</th>
            <th scope="col" className="sr-only">
              더 보기
            </th>
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: list.getTotalSize() }}>
          {inSight.map(({ index, key, start }) => {
            const card = cards[index]
            return (
              card && (
                <TableRow
                  key={key}
                  card={shown(card)}
                  index={index}
                  top={start}
                  now={now}
                  isSplit={isSplit}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The table with paging and shortcuts. */
export function TableView({ ref, filter }: { ref: RefObject<HTMLDivElement | null>; filter: Filter }) {
  const { openId } = usePipeline()
  const read = useInfiniteQuery(tableQuery(filter))
  const cards = read.data?.pages.flatMap(({ items }) => items) ?? []
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read
  useCardKeys(ref, () => [cards])
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return (
    <Loaded query={read} title="표를 불러오지 못했어요" className="my-auto" skeleton={<TableSkeleton />}>
      {({ pages }) => (
        <PipelineTable
          ref={ref}
          cards={cards}
          total={pages[0]?.total ?? cards.length}
          isBusy={read.isPlaceholderData}
          isSplit={openId !== undefined}
          onNearEnd={goOn}
        />
      )}
    </Loaded>
  )
}

function TableSkeleton() {
  return (
    <SkeletonGroup
      label="표를 불러오는 중이에요"
      className="overflow-hidden rounded-t-[18px] bg-surface pt-[38px]"
    >
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div key={row} className="flex h-[42px] items-center gap-6 border-t border-line px-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="ml-auto h-4 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

const ROW_HEIGHT = 42

const wide = 'grid-cols-[116px_minmax(0,1fr)_minmax(0,1.3fr)_104px_84px_36px_minmax(150px,1.3fr)]'
/** Columns beside a story: without the raise below 1400 px, and with a shorter job. */
const split =
  'grid-cols-[96px_minmax(0,1fr)_minmax(0,1.2fr)_92px_36px_minmax(140px,1.3fr)] min-[1400px]:grid-cols-[104px_minmax(0,1fr)_minmax(0,1.2fr)_92px_64px_36px_minmax(150px,1.3fr)]'

/** The columns of the head and the rows. */
const columns = (isSplit: boolean): string => `grid gap-x-2 px-4 ${isSplit ? split : wide}`

type TableRowProps = { card: Card; index: number; top: number; now: Date; isSplit: boolean }

function TableRow({ card, index, top, now, isSplit }: TableRowProps) {
  const { openId, addressOf, isComing, canTakeBack } = usePipeline()
  const isOpen = card.id === openId
  const isOnItsWay = isComing(card.id)
  const next = nextOf(card, now)
  const raise = raiseOf(card)
  return (
    <tr
      data-card-box
      aria-rowindex={index + 2}
      aria-busy={isOnItsWay || undefined}
      style={{ transform: `translateY(${top}px)` }}
      className={`${columns(isSplit)} group absolute inset-x-0 top-0 h-[42px] items-center border-t border-line text-label hover:bg-surface-2/60 has-[[data-card]:focus-visible]:bg-surface-2/60 [&>td]:min-w-0 [&>td]:p-0 ${isOpen ? 'bg-surface-2/60 shadow-[inset_4px_0_0_var(--primary)]' : ''} ${isOnItsWay ? 'opacity-60' : ''}`}
    >
      <td>
        <StageTag stage={card.stage} />
      </td>
      <td className="truncate">
        <Link
          data-card={card.id}
          to={addressOf(card.id)}
          aria-current={isOpen ? 'true' : undefined}
          className={`outline-none after:absolute after:inset-0 focus-visible:after:inset-ring-2 focus-visible:after:inset-ring-focus ${card.name ? 'font-semibold' : 'font-medium text-ink-2'}`}
        >
          <MaskedText text={whoIs(card)} />
        </Link>
      </td>
      <td className="truncate tnum">
        <MaskedText text={whatTheyDo(card)} />
      </td>
      <td className="text-right whitespace-nowrap tnum">{salaryOf(card) ?? <Nothing />}</td>
      <td className={`text-right whitespace-nowrap tnum ${isSplit ? 'max-[1399px]:hidden' : ''}`}>
        {raise ? (
          <span className={raise.rises ? 'font-semibold text-rise-text' : 'text-ink-3'}>{raise.text}</span>
        ) : (
          <Nothing />
        )}
      </td>
      <td>{isOnItsWay ? <OnItsWay /> : <Assignee card={card} />}</td>
      <td className="truncate text-caption">{next ? <NextWords next={next} /> : <Nothing />}</td>
      <td className="absolute right-2">
        {canTakeBack(card.id) && <TakeBackButton card={card} />}
        {!isOnItsWay && <CardMenuButton card={card} className="bg-surface" />}
      </td>
    </tr>
  )
}

function OnItsWay(): ReactNode {
  return (
    <>
      <Spinner size={16} />
      <span className="sr-only">바꾸는 중</span>
    </>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <span className="sr-only">없음</span>
    </>
  )
}
