import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { fill, type Filling } from '@coffeeattack/domain/offers/template'
import { clampSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import type { Position } from '../../positions/queries.ts'
import type { Draft } from './draft.ts'
import { payDraftOf } from './pay-draft.ts'

/** Fills the draft from the position (BIZ-9). A message that the user wrote stays. */
export function prefilled(draft: Draft, position: Position, filling: Filling): Draft {
  const isOwnMessage = draft.message.trim() !== '' && draft.filled?.kind !== 'position'
  return {
    ...draft,
    positionId: position.id,
    position: position.title,
    salaryMin: asTyped(position.salaryMin),
    salaryMax: asTyped(position.salaryMax),
    pay: payDraftOf(position.pay),
    offerItems: position.benefits.slice(0, COMPOSING.benefits.max),
    link: position.link ?? '',
    ...(!isOwnMessage && messageOf(position.message, filling)),
  }
}

const asTyped = (salary: number) => salaryAsTyped(String(clampSalary(salary)))

function messageOf(message: string, filling: Filling): Pick<Draft, 'message' | 'filled'> {
  const filled = fitting(message, filling)
  return filled ? { message: filled, filled: { kind: 'position' } } : { message: '', filled: null }
}

/** The draft as it is sent: variables that were typed are filled in, also when nobody left the field. */
export function settled(draft: Draft, filling: Filling | null): Draft {
  const message = filling && fitting(draft.message, filling)
  if (!message || message === draft.message) return draft
  return { ...draft, message, filled: draft.filled ?? { kind: 'typed' } }
}

/** The message with its variables replaced; null when that exceeds the limit of a message. */
export function fitting(message: string, filling: Filling): string | null {
  const filled = fill(message, filling)
  return lengthProblem(filled, COMPOSING.messageLimit) ? null : filled
}
