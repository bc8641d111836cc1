import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Deps } from '../../../deps.ts'
import { fileNameOf } from './file-names.ts'
import { type FileReader, readableFile } from './store.ts'

/**
 * A short-lived address of a stored file for somebody who may see it: its owner; a company once the owner chose its
 * offer, and as long as their coffee chat stands; our agents for what a visitor sent them. To all others it is not there.
 */
export async function addressFor(
  reader: FileReader,
  fileId: string,
  { db, files, secrets }: Pick<Deps, 'db' | 'files' | 'secrets'>,
): Promise<{ name: string; url: string }> {
  const file = await readableFile(db.drizzle, fileId, reader)
  if (!file) throw new Refusal('NOT_FOUND')
  const name = fileNameOf(file, secrets)
  return { name, url: await files.downloadAddress(file.storeKey, { name }) }
}
