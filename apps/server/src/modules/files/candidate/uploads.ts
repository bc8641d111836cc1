import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { FILE, type FileKind, type FileType, safeFileName } from '@coffeeattack/domain/profiles/files'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { mustBeHere } from '../../accounts/core/store.ts'
import { fileNameOf, sealFileName } from '../core/file-names.ts'
import { countUploads, insertFile, kindOf, purposeOf, storedFiles } from '../core/store.ts'

type UploadInput = {
  type: FileKind
  fileType: FileType
  name?: string | undefined
  size?: number | undefined
}

/** Uploads of a day that were begun and never saved: more than a person makes, far fewer than fill a disk. */
const UNSAVED_LIMIT = 50

/** Somebody else's id is the id of nobody. */
export async function beginOwnUpload(
  { userId, callerId, ...chosen }: UploadInput & { userId: string; callerId: string },
  deps: ApiDeps,
) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  await mustBeHere(deps.db.drizzle, userId)
  const since = new Date(deps.clock().getTime() - DAY_MS)
  if ((await countUploads(deps.db.drizzle, userId, since)) >= UNSAVED_LIMIT)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 * 60 })
  return beginUpload(userId, chosen, deps)
}

export function beginVisitorUpload(chosen: UploadInput, deps: ApiDeps) {
  return beginUpload(null, chosen, deps)
}

const VISITORS = 'visitor'

async function beginUpload(
  userId: string | null,
  chosen: UploadInput,
  { db, files, secrets, ids, clock }: ApiDeps,
) {
  const { type: kind, fileType: type, size } = chosen
  if (size === 0) throw new Refusal('FILE_BROKEN', { fields: { file: FILE.empty } })
  if (size !== undefined && size > FILE.maxBytes) throw new Refusal('FILE_TOO_LARGE')
  const id = ids.next()
  const storeKey = `${userId ?? VISITORS}/${id}.${type}`
  const name = safeFileName(chosen.name ?? '', { kind, type })
  const nameSealed = sealFileName(name, secrets)
  const purpose = purposeOf[kind]
  await insertFile(db.drizzle, { id, userId, purpose, type, storeKey, nameSealed, createdAt: clock() })
  return {
    uploadUrl: await files.uploadAddress(storeKey, { maxBytes: FILE.maxBytes, size }),
    readUrl: await files.downloadAddress(storeKey, { name }),
  }
}

/** The files in the profile's fields, each with an address that is good for a few minutes. */
export async function listFiles(userId: string, { db, files, secrets }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  const stored = await storedFiles(db.drizzle, userId)
  const items = stored.map(async (file) => {
    const name = fileNameOf(file, secrets)
    return {
      type: kindOf[file.purpose],
      name,
      size: file.size!,
      url: await files.downloadAddress(file.storeKey, { name }),
      createdAt: file.createdAt.toISOString(),
    }
  })
  return { items: await Promise.all(items) }
}
