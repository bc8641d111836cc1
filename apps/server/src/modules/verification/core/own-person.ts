import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Person } from '../../../platform/providers/codef/products.ts'
import type { Applicant } from './store.ts'

type OwnNameAndPhone = { readonly name: string; readonly phone: string }

/** The income of nobody else is asked for: name and phone are the account's, and so is the birthday. */
export function ownAccount(
  { phoneHash, nameSealed, birthdaySealed }: Applicant,
  { name, phone }: OwnNameAndPhone,
  { secrets }: ApiDeps,
): { phoneHashes: Macs; birthday: string } {
  const phoneHashes = secrets.macs('phone', phone)
  const isMine =
    phoneHash !== null &&
    phoneHashes.includes(phoneHash) &&
    nameSealed !== null &&
    secrets.open(nameSealed, 'users.name_sealed') === name
  if (!isMine || birthdaySealed === null) throw new Refusal('VERIFY_INPUT_WRONG')
  return { phoneHashes, birthday: secrets.open(birthdaySealed, 'users.birthday_sealed') }
}

/** The account's own person, of whom nothing is typed anew: whoever has a career here has all three. */
export function ownPerson(
  { nameSealed, phoneSealed, birthdaySealed }: Applicant,
  { secrets }: ApiDeps,
): Pick<Person, 'name' | 'phone' | 'birthday'> {
  if (!nameSealed || !phoneSealed || !birthdaySealed) throw new Refusal('VERIFY_INPUT_WRONG')
  return {
    name: secrets.open(nameSealed, 'users.name_sealed'),
    phone: secrets.open(phoneSealed, 'users.phone_sealed'),
    birthday: secrets.open(birthdaySealed, 'users.birthday_sealed'),
  }
}

const PLACE = 'verification_attempts.inputs_sealed'

/** The second request must repeat the first one, so the person is kept, sealed, while the attempt lives. */
export const sealPerson = (person: Person, { secrets }: ApiDeps): string =>
  secrets.seal(JSON.stringify(person), PLACE)

export const openPerson = (sealed: string, { secrets }: ApiDeps): Person =>
  JSON.parse(secrets.open(sealed, PLACE)) as Person
