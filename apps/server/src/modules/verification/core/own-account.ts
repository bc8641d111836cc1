import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Applicant } from './store.ts'

type Given = { readonly name: string; readonly phone: string }

/** The income of nobody else is asked for: name and phone are the account's, and so is the birthday. */
export function ownAccount(
  { phoneHash, nameSealed, birthdaySealed }: Applicant,
  { name, phone }: Given,
  { secrets }: ApiDeps,
): { phoneHash: string; birthday: string } {
  const isMine =
    phoneHash === secrets.mac('phone', phone) &&
    nameSealed !== null &&
    secrets.open(nameSealed, 'users.name_sealed') === name
  if (!isMine || birthdaySealed === null) throw new Refusal('VERIFY_INPUT_WRONG')
  return { phoneHash, birthday: secrets.open(birthdaySealed, 'users.birthday_sealed') }
}
