import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { checkBytes } from '../../../platform/storage/bytes/check-bytes.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { logoAddress, logoKeyOf } from '../public/logos.ts'
import { showCompany } from './show-companies.ts'
import { lockCompany, updateCompany } from './store.ts'

const MAX_BYTES = 512 * 1024

type LogoUpload = { fileType: 'png' | 'jpg'; bytes: string }

/** Every logo has an address of its own, so browsers may keep it for good. */
export async function saveLogo(id: string, upload: LogoUpload, caller: OperatorCaller, deps: ApiDeps) {
  await showCompany(id, deps)
  const bytes = Buffer.from(upload.bytes, 'base64')
  if (bytes.length > MAX_BYTES)
    throw new Refusal('FILE_TOO_LARGE', { fields: { bytes: '512KB 이하의 그림만 올릴 수 있어요' } })
  await checkBytes(bytes, upload.fileType)
  const key = `logos/${deps.ids.next()}.${upload.fileType}`
  await deps.files.keep(key, bytes, { name: '' })
  return replace(id, logoAddress(key), caller, deps)
}

export function removeLogo(id: string, caller: OperatorCaller, deps: ApiDeps) {
  return replace(id, null, caller, deps)
}

async function replace(id: string, logo: string | null, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const former = await deps.db.transaction(async (tx) => {
    const was = await lockCompany(tx, id)
    if (!was) throw new Refusal('NOT_FOUND')
    await updateCompany(tx, id, { logo })
    await recordDeed(tx, caller, { action: 'company.logo', subject: 'company', subjectId: id }, now)
    return was.logo
  })
  const formerKey = former && logoKeyOf(former)
  if (formerKey) await deps.files.remove(formerKey)
  return showCompany(id, deps)
}
