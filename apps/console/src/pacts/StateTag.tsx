import type { PactState } from '@coffeeattack/domain/pacts/state'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Person } from '@coffeeattack/ui/icons/Person'

const looks: Readonly<Record<PactState, string>> = {
  DRAFT: 'bg-surface-2 font-medium text-ink-2 lg:bg-surface',
  SENT: 'bg-primary font-semibold text-on-primary',
  SIGNED_BY_CANDIDATE: 'bg-primary font-semibold text-on-primary',
  /** The candidate's word: dashed. */
  CHANGE_ASKED: 'border-[1.5px] border-dashed border-line-field font-semibold text-ink',
  SEALED: 'bg-success-tint font-medium text-success',
  DECLINED: 'bg-surface-2 font-medium text-ink-2 lg:bg-surface',
  LAPSED: 'bg-surface-2 font-medium text-ink-2 lg:bg-surface',
  WITHDRAWN: 'bg-surface-2 font-medium text-ink-2 lg:bg-surface',
}

/** The pact's state by shape, icon and words. */
export function StateTag({ state, children }: { state: PactState; children: string }) {
  return (
    <span
      className={`inline-flex h-6.5 items-center gap-1 rounded-tag px-2 text-caption whitespace-nowrap ${looks[state]}`}
    >
      {state === 'SEALED' && <Check size={14} strokeWidth={2.6} />}
      {state === 'CHANGE_ASKED' && <Person size={14} strokeWidth={2.2} />}
      {children}
    </span>
  )
}
