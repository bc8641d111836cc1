import { pageOf } from '@coffeeattack/domain/desk/inquiries'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { insertInquiry } from '../core/store.ts'
import { emailOf } from './store.ts'

/** A recruiter asks us in the console. The answer goes to the account's e-mail address. */
export async function askAsRecruiter(
  { from, message }: { from: string; message: string },
  caller: OperatorCaller,
  { db, ids, clock, secrets }: ApiDeps,
): Promise<{ id: string }> {
  const id = ids.next()
  const now = clock()
  await db.transaction(async (tx) => {
    const email = await emailOf(tx, caller.operatorId)
    if (email === null) throw new Refusal('UNAUTHORIZED')
    await insertInquiry(tx, {
      id,
      userId: null,
      fromPath: pageOf(from),
      message: message.trim(),
      contactSealed: secrets.seal(email, 'inquiries.contact_sealed'),
      isOfCompany: true,
      askedBy: caller.operatorId,
      createdAt: now,
    })
    await recordDeed(tx, caller, { action: 'inquiry.ask', subject: 'inquiry', subjectId: id }, now)
    await tellAgents(tx, { type: 'COMPANY_INQUIRY', subject: id, content: { inquiryId: id } }, { ids, now })
    await changedForAgents(tx, ['inquiries'], now)
  })
  return { id }
}
