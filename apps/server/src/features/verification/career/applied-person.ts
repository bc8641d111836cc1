import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Gender } from '@coffeeattack/domain/verification/gender'
import type { ApiDeps } from '../../../http/handle.ts'
import type { Person } from '../../../providers/codef/products.ts'
import type { Applicant } from '../applicant-store.ts'

/** Who the confirmation is about, as the form says. */
export type AppliedPerson = Person & { readonly gender: Gender }

/**
 * The confirmation must be about the account's own phone, and once certified about the same birthday: otherwise one
 * login could collect other people's careers, or a number's next owner take over the account of the last one.
 */
export function samePerson(
  { phoneHash, birthdaySealed, certifiedAt }: Applicant,
  { phone, birthday }: AppliedPerson,
  { secrets }: ApiDeps,
): string {
  const samePhone = phoneHash !== null && phoneHash === secrets.mac('phone', phone)
  const sameBirthday =
    !certifiedAt ||
    birthdaySealed === null ||
    secrets.open(birthdaySealed, 'users.birthday_sealed') === birthday
  if (!samePhone || !sameBirthday) throw new Refusal('VERIFY_INPUT_WRONG')
  return phoneHash
}

const PLACE = 'verification_attempts.inputs_sealed'

/** The second request must repeat the first one, so the person is kept, sealed, while the attempt lives. */
export const sealPerson = (person: AppliedPerson, { secrets }: ApiDeps): string =>
  secrets.seal(JSON.stringify(person), PLACE)

export const openPerson = (sealed: string, { secrets }: ApiDeps): AppliedPerson =>
  JSON.parse(secrets.open(sealed, PLACE)) as AppliedPerson
