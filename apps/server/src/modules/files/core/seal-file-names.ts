import type { Deps } from '../../../deps.ts'
import { sealFileName } from './file-name.ts'
import { namesInClear, putSealedNames } from './store.ts'

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
