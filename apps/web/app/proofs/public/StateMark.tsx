import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Document } from '@coffeeattack/ui/icons/Document'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { Search } from '@coffeeattack/ui/icons/Search'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import type { PageState } from './copy.ts'

const Undo = icon(<path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />)

const marks = {
  RUNNING: ShieldCheck,
  EXPIRED: Clock,
  TAKEN_BACK: Undo,
  UNKNOWN: Search,
  NOT_OPENED: Document,
} as const satisfies Record<PageState, unknown>

/** Filled when the proof holds; dashed and neutral for every other state. */
export function StateMark({ state }: { state: PageState }) {
  const Mark = marks[state]
  const look =
    state === 'RUNNING'
      ? 'bg-success-tint text-success'
      : 'border-[1.5px] border-dashed border-line-field text-ink-2'
  return (
    <span className={`grid size-13 flex-none place-items-center rounded-[18px] ${look}`}>
      <Mark size={26} />
    </span>
  )
}
