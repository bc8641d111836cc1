import { isPassword } from '../../../platform/crypto/passwords.ts'
import type { Deps } from '../../../deps.ts'
import { wrongField } from './new-password.ts'
import { countTry, takeBackTry, type Trying } from './throttle.ts'

/** Whoever is in gives the password once more. A wrong one counts as it does at the door. */
export async function provePassword(
  { field, password, passwordHash }: { field: string; password: string; passwordHash: string },
  trying: Trying,
  deps: Deps,
): Promise<void> {
  const counted = await countTry(trying, deps)
  if (!(await isPassword(passwordHash, password))) throw wrongField(field, '지금 비밀번호가 맞지 않아요')
  await takeBackTry(counted, deps)
}
