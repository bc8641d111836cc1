import { useNow } from '@coffeeattack/kit/useNow'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import { usePipeline } from '../context.ts'
import type { Card } from '../queries.ts'
import { columns, ROW_HEIGHT, TableRow } from './TableRow.tsx'

type PipelineTableProps = {
  ref: RefObject<HTMLDivElement | null>
  cards: readonly Card[]
  total: number
  isBusy: boolean
  isSplit: boolean
  /** The end is near: more is wanted, if there is any. */
  onNearEnd: () => void
}

const AHEAD = 20

/** All stages below each other, 42 px a row; only the rows in sight stand in the page. */
export function PipelineTable({ ref, cards, total, isBusy, isSplit, onNearEnd }: PipelineTableProps) {
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
              지금보다
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
