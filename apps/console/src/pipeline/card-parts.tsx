import type { Next } from '@coffeeattack/domain/pipeline/next'
import { isCandidates, type PipelineStage, stageNames } from '@coffeeattack/domain/pipeline/stage'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Button } from '@coffeeattack/ui/Button'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Document } from '@coffeeattack/ui/icons/Document'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { More } from '@coffeeattack/ui/icons/More'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import type { ComponentType } from 'react'
import { usePipeline } from './context.ts'
import { takeBackMove } from './held-moves.ts'
import type { Card } from './queries.ts'
import { whoIsSpoken } from './words.ts'

const icons: Partial<Record<Next['kind'], ComponentType<IconProps>>> = {
  COUNTER: Swap,
  QUESTION: CircleQuestion,
  HIRE: Clock,
  MEETING: Calendar,
  PACT: Document,
  STARTS: Check,
  REMINDER: Clock,
}

const tones = {
  theirs: 'font-semibold text-ink',
  ours: 'font-bold text-ink',
  good: 'font-semibold text-success',
  plain: 'text-ink-3',
} as const satisfies Record<Next['tone'], string>

/** The next step with icon, weight and words. Screen readers hear a reminder named as one. */
export function NextWords({ next, wraps = false }: { next: Next; wraps?: boolean }) {
  const Icon = icons[next.kind]
  return (
    <span className={`flex min-w-0 items-center gap-1 tnum ${tones[next.tone]}`}>
      {Icon && <Icon size={13} strokeWidth={2.2} className="shrink-0" />}
      {next.kind === 'REMINDER' && <span className="sr-only">다시 보기</span>}
      <span className={wraps ? 'text-pretty' : 'truncate'}>{next.text}</span>
    </span>
  )
}

/** The last line of a card; dashed when the candidate has to act. */
export function NextLine({ next, notes }: { next: Next | null; notes: number }) {
  if (next?.tone === 'theirs') {
    return (
      <p className="-mx-1.5 mt-[7px] -mb-0.5 flex items-center rounded-[8px] border border-dashed border-line-field px-1.5 py-[5px] text-[0.78rem] leading-[17px] tracking-tight">
        <NextWords next={next} wraps />
      </p>
    )
  }
  if (!next && notes === 0) return null
  return (
    <p className="mt-1.5 flex min-w-0 gap-2.5 text-[0.78rem] leading-[18px]">
      {next && <NextWords next={next} />}
      {notes > 0 && <NoteCount notes={notes} />}
    </p>
  )
}

function NoteCount({ notes }: { notes: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-ink-3 tnum">
      <Pencil size={13} />
      <span className="sr-only">메모 </span>
      {notes}
      <span className="sr-only">개</span>
    </span>
  )
}

/** A stage that only the candidate can set is dashed, one that the company sets is filled. */
export function StageTag({ stage }: { stage: PipelineStage }) {
  const isTheirs = isCandidates(stage)
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 rounded-tag text-[0.78rem] font-medium whitespace-nowrap ${isTheirs ? 'border-[1.5px] border-dashed border-line-field px-[7px] text-ink' : 'bg-surface-2 px-2 text-ink-2'}`}
    >
      {isTheirs && <Person size={12} strokeWidth={2.4} />}
      {stageNames[stage]}
    </span>
  )
}

/** Puts a moved card back while the candidate was not told. */
export function TakeBackButton({ card, className = '' }: { card: Card; className?: string }) {
  return (
    <Button
      kind="line"
      size="xs"
      aria-label={`${whoIsSpoken(card)} 되돌리기`}
      className={`z-1 bg-surface opacity-100 ${className}`}
      onClick={() => takeBackMove(card.id)}
    >
      되돌리기
    </Button>
  )
}

/** The assignee; a press chooses another. */
export function Assignee({ card }: { card: Card }) {
  const { openMenu } = usePipeline()
  const { assignee } = card
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={assignee ? `담당 ${assignee.name}` : '담당 정하기'}
      title={assignee?.name}
      onClick={({ currentTarget }) => openMenu('assign', card, currentTarget)}
      className="relative z-1 grid size-5.5 shrink-0 place-items-center rounded-full before:absolute before:-inset-1.5"
    >
      {assignee ? (
        <Avatar name={assignee.name} className="size-5.5! text-[11px]!" />
      ) : (
        <span className="grid size-full place-items-center rounded-full text-ink-3 inset-ring inset-ring-line-2">
          <Plus size={12} strokeWidth={2.2} />
        </span>
      )}
    </button>
  )
}

/** Opens the menu of a card. Visible on hover and focus, and always on touch screens. */
export function CardMenuButton({ card, className = '' }: { card: Card; className?: string }) {
  const { openMenu } = usePipeline()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`${whoIsSpoken(card)} 더 보기`}
      onClick={({ currentTarget }) => openMenu('all', card, currentTarget)}
      className={`relative z-1 grid size-7 place-items-center rounded-[8px] text-ink-2 opacity-0 group-hover:opacity-100 hover:bg-surface-2 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100 ${className}`}
    >
      <More size={16} className="rotate-90" />
    </button>
  )
}
