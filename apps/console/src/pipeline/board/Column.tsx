import { nextOf } from '@coffeeattack/domain/pipeline/next'
import { isCandidates, type PipelineStage, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PactBar } from '../../pacts/PactBar.tsx'
import { Assignee, CardMenuButton, NextLine, TakeBackButton } from '../card-parts.tsx'
import { usePipeline } from '../context.ts'
import type { Filter } from '../filter.ts'
import type { Board, Card } from '../queries.ts'
import { useColumn, useLoadMore } from '../use-column.ts'
import { raiseOf, salaryOf, whatTheyDo, whoIs, whyStageClosed } from '../words.ts'
import { useDraggable, useDropTarget, useFollowed } from './dragging.ts'

type ColumnProps = {
  column: Board['columns'][number]
  filter: Filter
  now: Date
  held: Card | null
  /** Beside a story the columns are wider and show the assignee. */
  isSplit: boolean
  onClose?: () => void
  onDrop: (card: Card) => void
}

/** A filled column accepts cards; a dashed one changes only by the candidate. */
export function Column({ column, filter, now, held, isSplit, onClose, onDrop }: ColumnProps) {
  const { stage, count } = column
  const box = useRef<HTMLElement>(null)
  const isOver = useDropTarget(box, stage, onDrop)
  const isTheirs = isCandidates(stage)
  const isClosed = held !== null && held.stage !== stage && !held.moves.includes(stage)
  return (
    <section
      ref={box}
      data-column={stage}
      aria-label={`${stageNames[stage]} ${count}명`}
      className={`flex min-w-[140px] flex-1 flex-col overflow-hidden rounded-t-[16px] ${isTheirs ? 'border-[1.5px] border-b-0 border-dashed border-line-2' : 'bg-tray inset-ring inset-ring-tray-line'}`}
    >
      <header className="flex h-10.5 shrink-0 items-center gap-1.5 px-2.5 whitespace-nowrap">
        <h2 className="text-label font-bold tracking-snug">{stageNames[stage]}</h2>
        <span className="text-caption text-ink-3 tnum">{count}</span>
        {isTheirs && <Theirs stage={stage} isSaid={isSplit} />}
        {onClose && <Close stage={stage} onClose={onClose} />}
      </header>
      {isClosed && <Closed held={held} stage={stage} />}
      {isOver && (
        <p className="mx-1.5 mb-1.5 grid h-[62px] shrink-0 place-items-center rounded-[12px] border-2 border-primary text-caption font-semibold">
          여기에 놓아요
        </p>
      )}
      <Cards column={column} filter={filter} now={now} held={held} />
    </section>
  )
}

const givenBy: Partial<Record<PipelineStage, string>> = {
  COFFEECHAT: '후보자가 골라요',
  HIRED: '둘 다 확인해요',
}

function Theirs({ stage, isSaid }: { stage: PipelineStage; isSaid: boolean }) {
  return (
    <span className="ml-auto inline-flex items-center gap-1 text-[0.75rem] text-ink-3">
      <Person size={13} strokeWidth={2.2} />
      <span className={isSaid ? '' : 'sr-only'}>{givenBy[stage]}</span>
    </span>
  )
}

function Close({ stage, onClose }: { stage: PipelineStage; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${stageNames[stage]} 접기`}
      onClick={onClose}
      className="relative -mr-1 ml-auto grid size-7 place-items-center rounded-[8px] text-ink-2 before:absolute before:-inset-1 hover:bg-surface-3"
    >
      <ChevronRight size={16} />
    </button>
  )
}

function Closed({ held, stage }: { held: Card; stage: PipelineStage }) {
  return (
    <p className="flex gap-1.5 px-3 pt-1 pb-3 text-[0.78rem] leading-[17px] text-pretty text-ink-2">
      <Lock size={13} className="mt-0.5 shrink-0" />
      <span>
        끌어올 수 없어요.
        <span className="block">{whyStageClosed(held, stage)}</span>
      </span>
    </p>
  )
}

const GAP = 6
const USUAL_HEIGHT = 92
/** Loads more when this many rows are left. */
const AHEAD = 10

/** A virtual list that loads more at its end. */
function Cards({ column, filter, now, held }: Pick<ColumnProps, 'column' | 'filter' | 'now' | 'held'>) {
  const { openId, followed, shown } = usePipeline()
  const scroller = useRef<HTMLDivElement>(null)
  const coming = useColumn(column, filter)
  const { cards } = coming
  // oxlint-disable-next-line react/incompatible-library -- what it answers is asked anew at every scroll, and kept by nobody
  const list = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (at) => cards[at]?.id ?? at,
    gap: GAP,
    overscan: 6,
  })
  const inSight = list.getVirtualItems()
  useLoadMore(coming, (inSight.at(-1)?.index ?? 0) >= cards.length - AHEAD)

  const wanted = cards.findIndex(({ id }) => id === (followed ?? openId))
  useEffect(() => {
    if (wanted >= 0) list.scrollToIndex(wanted)
  }, [wanted, list])
  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto px-1.5 pb-3 [scrollbar-width:thin]"
    >
      <ul className="relative" style={{ height: list.getTotalSize() }}>
        {inSight.map(({ index, key, start }) => {
          const card = cards[index]
          return (
            card && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-setsize={column.count}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard card={shown(card)} now={now} isHeld={held?.id === card.id} />
              </li>
            )
          )
        })}
      </ul>
      {coming.isFailed && <GoOn onPress={coming.goOn} />}
    </div>
  )
}

function GoOn({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mt-1.5 h-11 w-full rounded-[12px] text-caption font-semibold text-ink-2 hover:bg-surface-3"
    >
      이어서 불러오기
    </button>
  )
}

/** A person in at most four lines: name, job, pay and next step. */
function BoardCard({ card, now, isHeld }: { card: Card; now: Date; isHeld: boolean }) {
  const { openId, addressOf, isComing, canTakeBack } = usePipeline()
  const box = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const isOnItsWay = isComing(card.id)
  useDraggable(box, card, isOnItsWay)
  useFollowed(link, card.id)
  return (
    <div
      ref={box}
      data-card-box
      aria-busy={isOnItsWay || undefined}
      className={`group relative rounded-[12px] bg-tile px-3 py-2.5 has-[[data-card]:focus-visible]:inset-ring-2 has-[[data-card]:focus-visible]:inset-ring-focus ${card.id === openId ? 'inset-ring-2 inset-ring-primary' : ''} ${isHeld || isOnItsWay ? 'opacity-60' : ''} ${card.moves.length > 0 && !isOnItsWay ? 'cursor-grab' : ''}`}
    >
      <div className="flex h-5.5 items-center justify-between gap-1.5">
        <Link
          ref={link}
          data-card={card.id}
          to={addressOf(card.id)}
          draggable={false}
          aria-current={card.id === openId ? 'true' : undefined}
          className="min-w-0 truncate text-label font-bold tracking-snug outline-none after:absolute after:inset-0 after:rounded-[12px]"
        >
          <MaskedText text={whoIs(card)} />
        </Link>
        {isOnItsWay ? <OnItsWay /> : <Assignee card={card} />}
      </div>
      <p className="truncate text-caption leading-[19px] text-ink-3 tnum">
        <MaskedText text={whatTheyDo(card)} />
      </p>
      <Pay card={card} />
      {card.stage === 'TERMS' && card.coffeechat?.pactState && <PactBar state={card.coffeechat.pactState} />}
      <NextLine next={nextOf(card, now)} notes={card.notes} />
      {canTakeBack(card.id) && <TakeBackButton card={card} className="absolute! right-1.5 bottom-1.5" />}
      {!isOnItsWay && <CardMenuButton card={card} className="absolute! right-1.5 bottom-1.5 bg-tile" />}
    </div>
  )
}

function OnItsWay() {
  return (
    <span className="grid size-5.5 shrink-0 place-items-center">
      <Spinner size={16} />
      <span className="sr-only">바꾸는 중</span>
    </span>
  )
}

/** The raise gets its own line in a narrow column. Before the first answer there is none. */
function Pay({ card }: { card: Card }) {
  const salary = salaryOf(card)
  const raise = raiseOf(card)
  if (salary === null || card.stage === 'SAVED' || card.stage === 'COFFEECHAT') return null
  return (
    <p className="mt-0.5 text-caption leading-[19px] font-medium whitespace-nowrap tnum">
      {salary}
      <span className="sr-only">만 원</span>{' '}
      {raise && (
        <span className={`max-[1399px]:block ${raise.rises ? 'font-semibold text-rise-text' : 'text-ink-3'}`}>
          {raise.text}
        </span>
      )}
    </p>
  )
}
