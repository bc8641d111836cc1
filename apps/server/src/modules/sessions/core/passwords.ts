import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { guessableWords } from '@coffeeattack/domain/operators/guessable-words'
import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import type { Deps } from '../../../deps.ts'
import { isCommonPassword } from '../../../platform/crypto/common-passwords.ts'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import { countTry, type SignInTry, takeBackTry } from './throttle.ts'

/** Refuses a weak password; `field` is the form field that shows the sentence. */
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

/** Checks the password of a signed-in person. A wrong one counts like a wrong sign-in. */
export async function provePassword(
  { field, password, passwordHash }: { field: string; password: string; passwordHash: string },
  trying: SignInTry,
  deps: Deps,
): Promise<void> {
  const counted = await countTry(trying, deps)
  if (!(await isPassword(passwordHash, password))) throw wrongField(field, '지금 비밀번호가 맞지 않아요')
  await takeBackTry(counted, deps)
}
