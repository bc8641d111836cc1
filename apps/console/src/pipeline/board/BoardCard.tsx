import { nextOf } from '@coffeeattack/domain/pipeline/next'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Assignee, NextLine, CardMenuButton } from '../card-parts.tsx'
import { usePipeline } from '../context.ts'
import type { Card } from '../queries.ts'
import { raiseOf, salaryOf, whatTheyDo, whoIs } from '../words.ts'
import { useDraggable, useFollowed } from './dragging.ts'

/** A person in at most four lines: name, job, pay and next step. */
export function BoardCard({ card, now, isHeld }: { card: Card; now: Date; isHeld: boolean }) {
  const { openId, addressOf, isComing } = usePipeline()
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
      <NextLine next={nextOf(card, now)} notes={card.notes} />
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
