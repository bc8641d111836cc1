import { consolePaths } from '@coffeeattack/contract/pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PagedRows } from '../list/ConsoleList.tsx'
import { nobodyLeftOut } from '../pipeline/filter.ts'
import { type Card, tableQuery } from '../pipeline/queries.ts'
import { StageTag } from '../pipeline/StageTag.tsx'
import { whatTheyDo, whoIs } from '../pipeline/words.ts'

/** The position's pipeline cards, most urgent first; each links to the board. */
export function OnPipeline({ positionId }: { positionId: string }) {
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
