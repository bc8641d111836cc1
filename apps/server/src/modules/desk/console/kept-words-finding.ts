import type { Finding } from '@coffeeattack/domain/companies/finding'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { closeWord, needsFinding } from './kept-words-store.ts'
import { refuseChanged } from './requests.ts'

/**
 * Closes a case. While the two sides differ it needs a finding, which counts in the company's record from the next night
 * (KEEP-4). Of two agents at once one closes it. A finding about sides that agree by now is refused, because it would
 * overrule what both say.
 */
export async function closeKeptWord(
  { id, finding }: { id: string; finding: Finding | null },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<void> {
  const { operatorId } = caller
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await closeWord(tx, { id, operatorId, finding, now }))) {
      if (finding === null && (await needsFinding(tx, { id, operatorId })))
        throw new Refusal('INVALID_INPUT', {
          fields: { finding: '두 쪽의 말이 달라요. 판단을 골라 주세요.' },
        })
      await refuseChanged(tx, 'kept_words', id)
    }
    const deed = { action: 'kept-word.done', subject: 'kept-word', subjectId: id } as const
    await recordDeed(tx, caller, { ...deed, ...(finding && { detail: { finding } }) }, now)
    await changedForAgents(tx, ['keptWords'], now)
  })
}
