import { fileNameOf } from '../core/file-name.ts'
import { kindOf, storedFiles } from '../core/store.ts'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { isHere } from './store.ts'

/** The files in the profile's fields, each with an address that is good for a few minutes. */
export async function listFiles(userId: string, { db, files, secrets }: ApiDeps) {
  if (!(await isHere(db.drizzle, userId))) throw new Refusal('UNAUTHORIZED')
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
