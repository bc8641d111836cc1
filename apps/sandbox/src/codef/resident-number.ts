import { constants, privateDecrypt } from 'node:crypto'
import type { Keys } from '../keys.ts'
import { textOf, type Input } from './inputs.ts'

const BACK_PART = /^[1-8]\d{6}$/
const NON_MEMBER = '6'

/** PKCS#1 v1.5 by hand: Node refuses that padding for decryption, and the vendor's clients use no other. */
export function openSealed(sealed: string, keys: Keys): string | null {
  try {
    const padded = privateDecrypt(
      { key: keys.codefPrivate, padding: constants.RSA_NO_PADDING },
      Buffer.from(sealed, 'base64'),
    )
    const end = padded.indexOf(0, 2)
    return padded[0] === 0 && padded[1] === 2 && end >= 10 ? padded.subarray(end + 1).toString('utf8') : null
  } catch {
    return null
  }
}

/** The error code for a broken or wrong resident number, which is never kept. */
export function residentNumberProblem(input: Input, keys: Keys): string | null {
  const identity = textOf(input['loginIdentity'] ?? input['identity'])
  if (input['identityEncYn'] === 'Y') {
    const backPart = openSealed(identity, keys)
    if (backPart === null) return 'CF-04036'
    return BACK_PART.test(backPart) ? null : 'CF-13000'
  }
  if (input['loginType'] !== NON_MEMBER) return null
  return identity.length === 13 && BACK_PART.test(identity.slice(6)) ? null : 'CF-13000'
}
