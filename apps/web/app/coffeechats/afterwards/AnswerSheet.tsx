import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Spinner } from '@coffeeattack/ui/Spinner'
import type { ReactNode } from 'react'

export type AnswerRow<Answer> = { answer: Answer; text: string; mark: ReactNode }

type AnswerSheetProps<Answer> = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  rows: readonly AnswerRow<Answer>[]
  /** The answer being sent. */
  busy: Answer | null
  onAnswer: (answer: Answer) => void
}

/** The second of the two questions; a row sends its answer at once (KEEP-1). */
export function AnswerSheet<Answer extends string>(props: AnswerSheetProps<Answer>) {
  const { open, onOpenChange, title, description, rows, busy, onAnswer } = props
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      dismissible={busy === null}
      leading={<SecondOfTwo />}
      title={title}
      description={description}
    >
      <ul className="grid gap-2">
        {rows.map(({ answer, text, mark }) => (
          <li key={answer}>
            <button
              type="button"
              disabled={busy !== null && busy !== answer}
              aria-busy={busy === answer || undefined}
              onClick={() => onAnswer(answer)}
              className="flex min-h-15 w-full items-center gap-3.5 rounded-option py-2 pr-4.5 pl-3.5 text-left font-semibold tracking-snug inset-ring inset-ring-line-2 transition-colors duration-(--t1) press:bg-surface-2 disabled:text-on-disabled"
            >
              {mark}
              <span className="min-w-0 flex-1">{text}</span>
              {busy === answer ? <Spinner /> : <ChevronRight size={18} className="text-ink-4" />}
            </button>
          </li>
        ))}
      </ul>
      <Unseen className="mt-4">고르면 끝이에요. 회사는 누가 답했는지 알 수 없어요</Unseen>
    </Sheet>
  )
}

function SecondOfTwo() {
  return (
    <div className="mb-3.5 flex gap-1">
      <span className="sr-only">두 번째 질문</span>
      <i className="h-1 w-7 rounded-full bg-primary" />
      <i className="h-1 w-7 rounded-full bg-primary" />
    </div>
  )
}

/** States that no company can read the answer. */
export function Unseen({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p className={`flex items-center justify-center gap-1.5 text-caption text-ink-3 ${className}`}>
      <Lock size={15} className="shrink-0" />
      <span className="text-balance">{children}</span>
    </p>
  )
}
