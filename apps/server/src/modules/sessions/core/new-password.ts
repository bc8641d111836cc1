import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { guessableWords } from '@coffeeattack/domain/operators/guessable-words'
import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import { isCommonPassword } from '../../../platform/crypto/common-passwords.ts'

/** Every place where somebody sets a password asks here; `field` is where the sentence is shown. */
export async function refuseWeakPassword(
  field: string,
  password: string,
  owner: { email: string; name: string },
): Promise<void> {
  const problem = passwordProblem(password, owner.email)
  if (problem) throw wrongField(field, problem)
  if (await isCommonPassword(password, guessableWords(owner))) throw wrongField(field, PASSWORD.common)
}

export const wrongField = (field: string, sentence: string) =>
  new Refusal('INVALID_INPUT', { fields: { [field]: sentence } })
