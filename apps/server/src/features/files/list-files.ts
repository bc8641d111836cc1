import { kindOf, storedFiles } from '../../files/file-store.ts'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../http/handle.ts'
import { isHere } from './store.ts'

/** The files in the profile's fields, each with an address that is good for a few minutes. */
export async function listFiles(userId: string, { db, files }: ApiDeps) {
  if (!(await isHere(db.drizzle, userId))) throw new Refusal('UNAUTHORIZED')
  const stored = await storedFiles(db.drizzle, userId)
  const items = stored.map(async ({ purpose, name, size, storeKey, createdAt }) => ({
    type: kindOf[purpose],
    name,
    size: size!,
    url: await files.downloadAddress(storeKey, { name }),
    createdAt: createdAt.toISOString(),
  }))
  return { items: await Promise.all(items) }
}
