import { companyContactProblem, pageOf } from '@coffeeattack/domain/desk/inquiries'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { insertInquiry } from '../core/store.ts'

type AskInput = {
  from: string
  message: string
  contact?: string | undefined
  isOfCompany?: boolean | undefined
}

/**
 * Somebody asks. A member is answered in the message room, so no contact of theirs is kept. Whoever asks for a company is
 * answered at the contact, also when they are a member themselves.
 */
export async function ask(
  { from, message, contact, isOfCompany = false }: AskInput,
  callerId: string | null,
  { db, ids, clock, secrets }: ApiDeps,
): Promise<{ id: string }> {
  const id = ids.next()
  const userId = isOfCompany ? null : callerId
  const problem = isOfCompany && companyContactProblem(contact ?? '')
  if (problem) throw new Refusal('INVALID_INPUT', { fields: { contact: problem } })
  const given = userId === null ? contact?.trim() : ''
  const now = clock()
  await db.transaction(async (tx) => {
    if (userId !== null && !(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await insertInquiry(tx, {
      id,
      userId,
      fromPath: pageOf(from),
      message: message.trim(),
      contactSealed: given ? secrets.seal(given, 'inquiries.contact_sealed') : null,
      isOfCompany,
      createdAt: now,
    })
    const type = isOfCompany ? 'COMPANY_INQUIRY' : 'INQUIRY'
    await tellAgents(tx, { type, subject: id, content: { inquiryId: id } }, { ids, now })
    await changedForAgents(tx, ['inquiries'], now)
  })
  return { id }
}
