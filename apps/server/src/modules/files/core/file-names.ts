import type { Deps } from '../../../deps.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import { type FileRow, namesInClear, putSealedNames } from './store.ts'

const PLACE = 'files.name_sealed'

/** What people call their files often holds their own name, so it is sealed like one. */
export const sealFileName = (name: string, secrets: Secrets): string => secrets.seal(name, PLACE)

/** Uploads from before names were sealed have theirs in the clear until `sealFileNames` came by. */
export function fileNameOf({ nameSealed, name }: Pick<FileRow, 'nameSealed' | 'name'>, secrets: Secrets) {
  return nameSealed === null ? (name ?? '') : secrets.open(nameSealed, PLACE)
}

const BATCH = 500

/**
 * Seals the names of uploads from before names were sealed, a batch in a transaction. It may be cut off anywhere, and
 * two processes that do it at once share the rows: each takes those that the other does not hold. Answers how many.
 */
export async function sealFileNames({
  db,
  secrets,
  stopping,
}: Pick<Deps, 'db' | 'secrets' | 'stopping'>): Promise<number> {
  let count = 0
  while (!stopping.aborted) {
    const found = await db.transaction(async (tx) => {
      const batch = await namesInClear(tx, BATCH)
      const sealed = batch.map(({ id, name }) => ({
        id,
        nameSealed: name ? sealFileName(name, secrets) : null,
      }))
      await putSealedNames(tx, sealed)
      return batch.length
    })
    count += found
    if (found < BATCH) break
  }
  return count
}
