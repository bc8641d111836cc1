import type { PactState } from '@coffeeattack/domain/pacts/state'
import { drawing } from '@coffeeattack/ui/drawing'

const steps = 5
/** The candidate's own step is a ring until it is taken. */
const theirs = 3

const reached: Readonly<Record<PactState, number>> = {
  DRAFT: 1,
  SENT: 2,
  CHANGE_ASKED: 2,
  SIGNED_BY_CANDIDATE: 3,
  SEALED: 5,
  DECLINED: 2,
  LAPSED: 2,
  WITHDRAWN: 2,
}

/** How far the terms have come, on a card of the pipeline. */
export function PactBar({ state }: { state: PactState }) {
  const done = reached[state]
  return (
    <div {...drawing(`합의서 ${steps}단계 가운데 ${done}`)} className="mt-2 flex gap-[3px]">
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <i
          key={step}
          className={`h-[5px] flex-1 rounded-full ${step <= done ? 'bg-primary' : step === theirs ? 'inset-ring inset-ring-line-field' : 'bg-surface-3'}`}
        />
      ))}
    </div>
  )
}
