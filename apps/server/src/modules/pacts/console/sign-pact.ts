import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Signer } from '../../../platform/providers/signature/signature.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { askSignature } from '../core/signing/ask-signature.ts'
import { giveUpSignature, lookAtPact } from '../core/signing/follow-signature.ts'
import { contactOf } from '../core/signing/signature-store.ts'
import { findPact, type OwnPact, type PactRow } from '../core/store.ts'
import { deedOn } from './draft-pact.ts'
import { shownToCompany } from './show-pact.ts'

type Contact = Pick<Signer, 'phone' | 'birthday'>
type SignPactInput = OwnPact & { version: number; contact: Contact | null }

/** The named recruiter signs on the own phone, for the company (PACT-4). */
export async function signPact(
  { version, contact, ...whose }: SignPactInput,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { db, clock } = deps
  const { operatorId } = caller
  const pact = await ownPact(whose, deps)
  refuseOther(pact, operatorId)
  const reached = contact ?? (await knownContact(operatorId, deps))
  if (!reached) {
    const fields = {
      'contact.phone': '내 휴대폰 번호를 적어 주세요',
      'contact.birthday': '내 생년월일을 적어 주세요',
    }
    throw new Refusal('INVALID_INPUT', { fields })
  }
  await lookAtPact(pact.id, deps)
  const signer = (found: PactRow) => {
    refuseOther(found, operatorId)
    return { name: found.signer.name, ...reached }
  }
  await askSignature({ ...whose, version, signer, operatorId }, deps)
  const deed = deedOn('pact.ask-signature', pact.coffeechatId)
  await db.transaction((tx) => recordDeed(tx, caller, deed, clock()))
  return shownToCompany(await ownPact(whose, deps), caller, deps)
}

function refuseOther({ signer }: PactRow, operatorId: string): void {
  if (signer.id !== operatorId || !signer.canSign) throw new Refusal('PACT_NOT_YOURS_TO_SIGN')
}

async function knownContact(operatorId: string, { db, secrets }: ApiDeps): Promise<Contact | null> {
  const sealed = await contactOf(db.drizzle, operatorId)
  return sealed === null ? null : (JSON.parse(secrets.open(sealed, 'pact_signers.contact_sealed')) as Contact)
}

export async function followSignature(whose: OwnPact, caller: OperatorCaller, deps: ApiDeps) {
  const { id } = await ownPact(whose, deps)
  await lookAtPact(id, deps)
  return shownToCompany(await ownPact(whose, deps), caller, deps)
}

/** The signer alone: the request lies on their phone. */
export async function giveUpSigning(whose: OwnPact, caller: OperatorCaller, deps: ApiDeps) {
  const pact = await ownPact(whose, deps)
  await lookAtPact(pact.id, deps)
  const isOwn = pact.signer.id === caller.operatorId
  return shownToCompany(isOwn ? await giveUpSignature(whose, deps) : await ownPact(whose, deps), caller, deps)
}

async function ownPact(whose: OwnPact, { db }: ApiDeps): Promise<PactRow> {
  const pact = await findPact(db.drizzle, whose)
  if (!pact) throw new Refusal('NOT_FOUND')
  return pact
}
