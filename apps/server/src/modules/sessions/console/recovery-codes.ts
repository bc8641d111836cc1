import { RECOVERY_CODES, recoveryCode, typedRecoveryCode } from '@coffeeattack/domain/operators/recovery-code'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { replaceCodes, takeCode } from './factor-store.ts'

/** Told once and kept as keyed hashes. */
export async function makeRecoveryCodes(tx: Queries, operatorId: string, deps: ApiDeps): Promise<string[]> {
  const { random, ids, clock, secrets } = deps
  const codes = Array.from({ length: RECOVERY_CODES.count }, () =>
    recoveryCode(random(RECOVERY_CODES.letters)),
  )
  const rows = codes.map((code) => ({
    id: ids.next(),
    operatorId,
    codeHash: secrets.mac('recovery-code', code),
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
  const codeHash = secrets.mac('recovery-code', typedRecoveryCode(typed))
  return takeCode(tx, { operatorId, codeHash, now: clock() })
}
