import { nextOf } from '@coffeeattack/domain/pipeline/next'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Spinner } from '@coffeeattack/ui/Spinner'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Assignee } from '../Assignee.tsx'
import { usePipeline } from '../context.ts'
import { NextWords } from '../NextLine.tsx'
import type { Card } from '../queries.ts'
import { StageTag } from '../StageTag.tsx'
import { Ways } from '../Ways.tsx'
import { raiseOf, salaryOf, whatTheyDo, whoIs } from '../words.ts'

export const ROW_HEIGHT = 42

const wide = 'grid-cols-[116px_minmax(0,1fr)_minmax(0,1.3fr)_104px_84px_36px_minmax(150px,1.3fr)]'
/** Beside a story there is less room: the raise leaves below 1400 px, what they do gets shorter. */
const split =
  'grid-cols-[96px_minmax(0,1fr)_minmax(0,1.2fr)_92px_36px_minmax(140px,1.3fr)] min-[1400px]:grid-cols-[104px_minmax(0,1fr)_minmax(0,1.2fr)_92px_64px_36px_minmax(150px,1.3fr)]'

/** The same in the head and in every row. */
export const columns = (isSplit: boolean): string => `grid gap-x-2 px-4 ${isSplit ? split : wide}`

type TableRowProps = { card: Card; index: number; top: number; now: Date; isSplit: boolean }

export function TableRow({ card, index, top, now, isSplit }: TableRowProps) {
  const { openId, addressOf, isComing } = usePipeline()
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
      <td className="absolute right-2">{!isOnItsWay && <Ways card={card} className="bg-surface" />}</td>
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
