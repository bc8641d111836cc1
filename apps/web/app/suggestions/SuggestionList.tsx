import { type Pages, PagedList } from '@coffeeattack/kit/PagedList'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import type { SuggestedPosition, SuggestionsPage } from './queries.ts'
import { FirstCard, FurtherCard } from './SuggestionCards.tsx'

/** Before the button for more is pressed. */
const SHOWN = 3

type SuggestionListProps = {
  list: Pages<SuggestionsPage>
  onWhy: (position: SuggestedPosition) => void
}

/** The first ones with their reasons, then all that follow: a small sum comes later, but is never left out (MATCH-7). */
export function SuggestionList({ list, onWhy }: SuggestionListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? []
  const rest = loaded.length - SHOWN
  if (!isWhole && rest > 0)
    return (
      <>
        <Cards positions={loaded.slice(0, SHOWN)} onWhy={onWhy} />
        <TextLink wide className="-my-1 tnum" onClick={() => setIsWhole(true)}>
          {rest}곳 더 보기
        </TextLink>
      </>
    )
  return (
    <PagedList query={list} empty={null} skeleton={null} more={{ kind: 'weak' }}>
      {(positions) => <Cards positions={positions} onWhy={onWhy} />}
    </PagedList>
  )
}

type CardsProps = { positions: readonly SuggestedPosition[]; onWhy: (position: SuggestedPosition) => void }

function Cards({ positions, onWhy }: CardsProps) {
  return (
    <ol aria-label="추천한 포지션" className="grid gap-3">
      {positions.map((position, place) => {
        const CardOf = place === 0 ? FirstCard : FurtherCard
        return (
          <li key={position.id} className="min-w-0">
            <CardOf position={position} onWhy={() => onWhy(position)} />
          </li>
        )
      })}
    </ol>
  )
}
