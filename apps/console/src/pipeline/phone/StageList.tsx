import { groupedByTodo, nextOf } from '@coffeeattack/domain/pipeline/next'
import { isCandidates } from '@coffeeattack/domain/pipeline/stage'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Person } from '@coffeeattack/ui/icons/Person'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import type { Board } from '../queries.ts'
import { useColumn } from '../use-column.ts'
import { whyClosed } from '../words.ts'
import { StageRow } from './StageRow.tsx'

type StageListProps = { column: Board['columns'][number]; filter: Filter }

/** The people of one stage, under what is to be done with them. */
export function StageList({ column, filter }: StageListProps) {
  const { shown } = usePipeline()
  const { stage } = column
  const now = useNow()
  const coming = useColumn(column, filter)
  const groups = groupedByTodo(stage, coming.cards.map(shown), (card) => nextOf(card, now))
  return (
    <div className="-mx-4">
      {isCandidates(stage) && (
        <p className="flex items-center gap-1.5 px-4 pt-3 text-label text-ink-3">
          <Person size={15} />
          {whyClosed({ stage: 'SAVED' }, stage).replace(/\.$/, '')}
        </p>
      )}
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h2 className="flex items-baseline gap-1.5 px-4 pt-3.5 pb-0.5 text-body-s font-bold">
            {name}
            {!coming.isMore && <span className="text-label font-medium text-ink-3 tnum">{items.length}</span>}
          </h2>
          <ul>
            {items.map(({ card, next }) => (
              <StageRow key={card.id} card={card} next={next} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className="px-4 py-16 text-center text-body-s text-ink-3">이 단계에는 아무도 없어요</p>
      )}
      {coming.isMore && (
        <div className="px-4 pt-3">
          <Button kind="weak" size="md" onClick={coming.goOn}>
            더 보기
          </Button>
        </div>
      )}
    </div>
  )
}
