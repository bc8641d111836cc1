import { RECOVERY_CODES, recoveryCode, typedRecoveryCode } from '@coffeeattack/domain/operators/recovery-code'
import { macBy } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { hashKeysOf, replaceCodes, takeCode } from './factor-store.ts'

const PLACE = 'recovery_codes.hash_key_sealed'
const HASH_KEY_BYTES = 32

/**
 * The codes are shown once and stored as keyed hashes. Their key is stored sealed beside them, because the
 * codes could not be hashed again after a key change.
 */
export async function makeRecoveryCodes(tx: Queries, operatorId: string, deps: ApiDeps): Promise<string[]> {
  const { random, ids, clock, secrets } = deps
  const codes = Array.from({ length: RECOVERY_CODES.count }, () =>
    recoveryCode(random(RECOVERY_CODES.letters)),
  )
  const hashKey = random(HASH_KEY_BYTES)
  const hashKeySealed = secrets.seal(Buffer.from(hashKey).toString('base64url'), PLACE)
  const rows = codes.map((code) => ({
    id: ids.next(),
    operatorId,
    codeHash: macBy(hashKey, code),
    hashKeySealed,
    createdAt: clock(),
  }))
  await replaceCodes(tx, operatorId, rows)
  return codes
}

export async function takeRecoveryCode(
  tx: Queries,
  operatorId: string,
  typed: string,
  { clock, secrets }: ApiDeps,
): Promise<boolean> {
  const code = typedRecoveryCode(typed)
  const hashKeys = await hashKeysOf(tx, operatorId)
  const codeHashes = hashKeys.flatMap((sealed) =>
    sealed === null
      ? // Of codes from before their hashes had a key of their own.
        secrets.macs('recovery-code', code)
      : macBy(Buffer.from(secrets.open(sealed, PLACE), 'base64url'), code),
  )
  return takeCode(tx, { operatorId, codeHashes, now: clock() })
}
