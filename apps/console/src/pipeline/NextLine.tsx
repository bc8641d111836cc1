import type { Next } from '@coffeeattack/domain/pipeline/next'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import type { ComponentType } from 'react'

const icons: Partial<Record<Next['kind'], ComponentType<IconProps>>> = {
  COUNTER: Swap,
  QUESTION: CircleQuestion,
  HIRE: Clock,
  MEETING: Calendar,
  STARTS: Check,
  REMINDER: Clock,
}

const tones = {
  theirs: 'font-semibold text-ink',
  ours: 'font-bold text-ink',
  good: 'font-semibold text-success',
  plain: 'text-ink-3',
} as const satisfies Record<Next['tone'], string>

/** What comes next, by its icon, its weight and its words; a reminder is told as one to whoever only hears. */
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

/** The last line of a card: what the candidate asks or has to give is dashed. */
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
