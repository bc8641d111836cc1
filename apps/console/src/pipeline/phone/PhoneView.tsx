import { groupedByTodo, type Next, nextOf } from '@coffeeattack/domain/pipeline/next'
import {
  isCandidates,
  type PipelineStage,
  pipelineStages,
  stageNames,
} from '@coffeeattack/domain/pipeline/stage'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Button } from '@coffeeattack/ui/Button'
import { DashedFace } from '@coffeeattack/ui/DashedFace'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { More } from '@coffeeattack/ui/icons/More'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Spinner } from '@coffeeattack/ui/Spinner'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { TurningList } from '../../list/turning.tsx'
import { TakeBackButton } from '../card-parts.tsx'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import { columnOf } from '../placing.ts'
import type { Board, Card } from '../queries.ts'
import { loadedIn, useColumn } from '../use-column.ts'
import { whatTheyDo, whoIs, whoIsSpoken, whyStageClosed } from '../words.ts'

type PhoneViewProps = {
  ref: Ref<HTMLDivElement>
  board: Board
  stage: PipelineStage
  filter: Filter
  onStage: (stage: PipelineStage) => void
}

/** The phone view: one stage at a time. */
export function PhoneView({ ref, board, stage, filter, onStage }: PhoneViewProps) {
  return (
    <div ref={ref}>
      <StageChips board={board} chosen={stage} onStage={onStage} />
      <StageList key={stage} column={columnOf(board, stage)} filter={filter} />
    </div>
  )
}

type StoryPagesProps = {
  board: Board | undefined
  stage: PipelineStage
  filter: Filter
  children: ReactNode
}

/** Lets the story step through the people of the stage in the order of the list. */
export function StoryPages({ board, stage, filter, children }: StoryPagesProps) {
  const { addressOf, shown } = usePipeline()
  const now = useNow()
  const column = board && columnOf(board, stage)
  const cards = column ? loadedIn(column, filter).map(shown) : []
  const groups = groupedByTodo(stage, cards, (card) => nextOf(card, now))
  return (
    <TurningList
      ids={groups.flatMap(({ items }) => items.map(({ card }) => card.id))}
      {...(column && { total: column.count })}
      addressOf={addressOf}
    >
      {children}
    </TurningList>
  )
}

type StageChipsProps = { board: Board; chosen: PipelineStage; onStage: (stage: PipelineStage) => void }

/** Chooses the stage. */
function StageChips({ board, chosen, onStage }: StageChipsProps) {
  return (
    <nav aria-label="단계" className="strip -mx-4 -mt-1 border-b border-line px-4 pt-1 pb-3">
      <ul className="flex w-max gap-1.5">
        {pipelineStages.map((stage) => (
          <li key={stage}>
            <button
              type="button"
              aria-pressed={stage === chosen}
              onClick={() => onStage(stage)}
              className={`relative inline-flex h-10 items-center gap-1.5 rounded-full px-3.5 text-body-s font-medium whitespace-nowrap text-ink-2 before:absolute before:inset-x-0 before:-inset-y-[3.5px] aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary aria-pressed:inset-ring-0 ${isCandidates(stage) ? 'border-[1.5px] border-dashed border-line-field aria-pressed:border-transparent' : 'inset-ring inset-ring-line-2'}`}
            >
              {isCandidates(stage) && <Person size={15} strokeWidth={2.2} />}
              {stageNames[stage]}
              <span className="tnum">
                {columnOf(board, stage).count}
                <span className="sr-only">명</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type StageListProps = { column: Board['columns'][number]; filter: Filter }

/** The people of one stage, grouped by next step. */
function StageList({ column, filter }: StageListProps) {
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
          {whyStageClosed({ stage: 'SAVED' }, stage).replace(/\.$/, '')}
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

/** The name, the next step and the menu. */
function StageRow({ card, next }: { card: Card; next: Next | null }) {
  const { addressOf, openMenu, openId, isComing, canTakeBack } = usePipeline()
  const isOnItsWay = isComing(card.id)
  return (
    <li
      data-card-box
      aria-busy={isOnItsWay || undefined}
      className="relative flex h-14 items-center gap-3 pr-2 pl-4 press:bg-surface-2"
    >
      {card.name ? <Avatar name={card.name} className="size-9.5!" /> : <DashedFace className="size-9.5!" />}
      <div className="min-w-0 flex-1">
        <Link
          data-card={card.id}
          to={addressOf(card.id)}
          aria-current={card.id === openId ? 'true' : undefined}
          className="block truncate text-body leading-[22px] font-semibold after:absolute after:inset-0"
        >
          <MaskedText text={whoIs(card)} />
        </Link>
        <span className="block truncate text-caption leading-[18px] text-ink-3 tnum">
          <MaskedText text={whatTheyDo(card)} />
        </span>
      </div>
      {next && (
        <span
          className={`max-w-[45%] shrink-0 truncate text-label tnum ${next.tone === 'plain' ? 'text-ink-2' : next.tone === 'good' ? 'font-semibold text-success' : 'font-bold text-ink'}`}
        >
          {next.brief}
        </span>
      )}
      {canTakeBack(card.id) ? (
        <TakeBackButton card={card} />
      ) : isOnItsWay ? (
        <span className={iconButtonLook}>
          <Spinner />
          <span className="sr-only">바꾸는 중</span>
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${whoIsSpoken(card)} 더 보기`}
          onClick={({ currentTarget }) => openMenu('all', card, currentTarget)}
          className={`${iconButtonLook} z-1 -ml-2 text-ink-3`}
        >
          <More size={20} className="rotate-90" />
        </button>
      )}
    </li>
  )
}
