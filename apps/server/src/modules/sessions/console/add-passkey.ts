import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { recordDeed } from '../../operators/core/audit.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { deviceName } from '../core/device-name.ts'
import { insertPasskey } from './factor-store.ts'
import type { readNewPasskey } from './webauthn.ts'

type Added = {
  operatorId: string
  made: Awaited<ReturnType<typeof readNewPasskey>>
  /** Nothing: it is called as the device is. */
  name: string
  from: Visit
}

export async function addPasskey(
  tx: Queries,
  { operatorId, made, name, from }: Added,
  { ids, clock }: ApiDeps,
): Promise<void> {
  const id = ids.next()
  const isNew = await insertPasskey(tx, {
    ...made,
    id,
    operatorId,
    name: name.trim() || deviceName(from.userAgent),
    createdAt: clock(),
  })
  if (!isNew) throw new Refusal('PASSKEY_FAILED')
  const deed = { action: 'operator.add-passkey', subject: 'operator', subjectId: operatorId }
  await recordDeed(tx, { operatorId }, deed, clock())
}
