import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { lockCompany } from './endpoint-store.ts'
import { addKey as insertKey, keysOf, revokeKey as endKey } from './key-store.ts'
import { shownKey } from './show-handover.ts'

const KEY_BYTES = 32
const PREFIX = 'ca_live_'
/** Characters kept readable, so that people recognise the key. */
const SHOWN = PREFIX.length + 4

/** Makes a key to read the company's matched candidates. It is returned only here; only its hash is stored. */
export async function addKey(name: string, caller: OperatorCaller, { db, ids, clock, random }: ApiDeps) {
  const companyId = companyOf(caller)
  const now = clock()
  const secret = `${PREFIX}${Buffer.from(random(KEY_BYTES)).toString('base64url')}`
  const id = ids.next()
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    if ((await keysOf(tx, companyId)).length >= HANDOVER.keys)
      throw new Refusal('INVALID_INPUT', { fields: { name: `키는 ${HANDOVER.keys}개까지 만들 수 있어요` } })
    const kept = { prefix: secret.slice(0, SHOWN), hash: hashToken(secret) }
    const made = { companyId, createdBy: caller.operatorId, createdAt: now }
    await insertKey(tx, { id, name: name.trim(), ...kept, ...made })
    await recordDeed(tx, caller, { action: 'handover.add-key', subject: 'api-key', subjectId: id }, now)
    await changed(tx, ['handover'], [companyId], now)
    const row = (await keysOf(tx, companyId)).find((one) => one.id === id)
    return { ...shownKey(row!), secret }
  })
}

/** Revokes a key. Idempotent. */
export async function revokeKey(keyId: string, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const companyId = companyOf(caller)
  const now = clock()
  await db.transaction(async (tx) => {
    const found = await endKey(tx, { keyId, companyId }, now)
    if (found === 'unknown') throw new Refusal('NOT_FOUND')
    if (found === 'over') return
    await recordDeed(tx, caller, { action: 'handover.revoke-key', subject: 'api-key', subjectId: keyId }, now)
    await changed(tx, ['handover'], [companyId], now)
  })
}
