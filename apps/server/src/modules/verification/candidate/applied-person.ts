import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Gender } from '@coffeeattack/domain/verification/gender'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Person } from '../../../platform/providers/codef/products.ts'
import type { Applicant } from '../core/store.ts'

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
