import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { sealedFile } from '../core/download-file.ts'
import type { OwnPact } from '../core/store.ts'
import { deedOn } from './draft-pact.ts'

export async function downloadPact(
  whose: OwnPact,
  caller: OperatorCaller,
  deps: ApiDeps,
): Promise<{ url: string }> {
  const { db, clock } = deps
  const { pact, url } = await sealedFile(whose, deps)
  await db.transaction((tx) => recordDeed(tx, caller, deedOn('pact.download', pact.coffeechatId), clock()))
  return { url }
}
