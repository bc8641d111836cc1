import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { askSignature } from '../core/signing/ask-signature.ts'
import { giveUpSignature, lookAtPact } from '../core/signing/follow-signature.ts'
import { findPact, type OwnPact, type PactRow } from '../core/store.ts'
import { showPact, shownToCandidate } from './show-pact.ts'

/** The verified person signs, with the data that the verification brought (PACT-4). */
export async function signOwnPact({ version, ...whose }: OwnPact & { version: number }, deps: ApiDeps) {
  await mustBeThere(whose, deps)
  await lookAtPact(whose.pactId, deps)
  const { secrets } = deps
  const signer = ({ nameSealed, phoneSealed, birthdaySealed }: PactRow) => {
    // Nobody came to a coffee chat without the three.
    if (!nameSealed || !phoneSealed || !birthdaySealed) throw new Refusal('SIGNER_DATA_DIFFERS')
    return {
      name: secrets.open(nameSealed, 'users.name_sealed'),
      phone: secrets.open(phoneSealed, 'users.phone_sealed'),
      birthday: secrets.open(birthdaySealed, 'users.birthday_sealed'),
    }
  }
  await askSignature({ ...whose, version, signer, operatorId: null }, deps)
  return showPact(whose, deps)
}

export async function followOwnSignature(whose: OwnPact, deps: ApiDeps) {
  await mustBeThere(whose, deps)
  await lookAtPact(whose.pactId, deps)
  return showPact(whose, deps)
}

export async function giveUpOwnSignature(whose: OwnPact, deps: ApiDeps) {
  await mustBeThere(whose, deps)
  await lookAtPact(whose.pactId, deps)
  return shownToCandidate(await giveUpSignature(whose, deps), deps)
}

/** Before anybody outside is asked. */
async function mustBeThere(whose: OwnPact, { db }: ApiDeps): Promise<void> {
  if (!(await findPact(db.drizzle, whose))) throw new Refusal('NOT_FOUND')
}
