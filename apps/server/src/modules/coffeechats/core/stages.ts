import { type Hire, hireProblems } from '@coffeeattack/domain/coffeechats/outcome'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { addHire } from '../../companies/core/hires.ts'
import type { StageRow } from './stages-store.ts'
import type { CoffeechatRow } from './store.ts'

/** The candidate agreed to the company's very start and pay: agreeing to others is not taken. */
export const isBoths = ({ stage, isAgreed }: Pick<StageRow, 'stage' | 'isAgreed'>): boolean =>
  stage === 'HIRED' && isAgreed === true

/** Both sides see the same (KEEP-3). */
export const shownStages = ({ stages }: Pick<CoffeechatRow, 'stages'>) =>
  stages.map((row) => {
    const { stage, onDay, hire, isAgreed, candidateHire } = row
    return { stage, onDay, hire, isAgreed, candidateHire, isHire: isBoths(row) }
  })

export function refuseUnfitHire(hire: Hire, now: Date): void {
  const problems = Object.entries(hireProblems(hire, now))
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(([field, problem]) => [`hire.${field}`, problem]))
  throw new Refusal('INVALID_INPUT', { fields })
}

/** Both said so. A statement is drawn from it later (KEEP-6). */
export async function becomeHire(tx: Queries, chat: CoffeechatRow, hire: Hire, when: Clock): Promise<void> {
  const { id: coffeechatId, company, offer } = chat
  if (company)
    await addHire(tx, { coffeechatId, companyId: company.id, position: offer.position, ...hire }, when)
}
