import { shownWords } from '@coffeeattack/domain/profiles/shown-words'
import type { Deps } from '../../../deps.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { openWriter } from './own-writer.ts'
import {
  holdUnmasked,
  leaveSearch,
  saveShownWords,
  type ShownWords,
  UNMASKED,
  type UnmaskedPage,
  wordsOf,
  type WrittenWords,
} from './words-store.ts'

/**
 * Writes what companies read and search of a person's words: without name and contacts (OFR-13). Whatever changes words, a
 * name or a phone calls it in the same transaction, after the change and while it holds the person's row; a trigger has
 * emptied the copies by then.
 */
export async function maskWords(tx: Queries, userId: string, secrets: Pick<Secrets, 'open'>): Promise<void> {
  const written = await wordsOf(tx, [userId])
  if (written.length > 0)
    await saveShownWords(
      tx,
      written.map((words) => masked(words, secrets)),
    )
}

const masked = (written: WrittenWords, secrets: Pick<Secrets, 'open'>): ShownWords => ({
  id: written.id,
  ...shownWords(written, openWriter(written, secrets)),
})

const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type MaskDeps = Pick<Deps, 'db' | 'secrets' | 'stopping' | 'log'>

/**
 * Masks words that have no copy yet: those of before there were copies, and what a process of the release before wrote since.
 * It may be cut off anywhere, and two processes that do it at once share the people. Answers how many there were.
 */
export async function maskUnmasked(deps: MaskDeps, wait = false): Promise<number> {
  let count = 0
  for (const kind of UNMASKED) {
    let after: string | undefined = FIRST_ID
    while (after !== undefined && !deps.stopping.aborted) {
      const held: readonly string[] = await maskPage({ kind, after, limit: BATCH, wait }, deps)
      count += held.length
      after = held.at(-1)
    }
  }
  return count
}

/** The same at the start, where nothing may be served before all are masked: what another process holds is waited for. */
export async function maskAll(deps: MaskDeps): Promise<void> {
  await maskUnmasked(deps)
  await maskUnmasked(deps, true)
}

function maskPage(page: UnmaskedPage, { db, secrets, log }: MaskDeps): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const held = await holdUnmasked(tx, page)
    const shown: ShownWords[] = []
    const failed: string[] = []
    for (const written of await wordsOf(tx, held)) {
      try {
        shown.push(masked(written, secrets))
      } catch (error) {
        // One person's broken seal must not stop the others. The log names nobody; the rows without a copy
        // (`shown_hashtags is null`) say who it is.
        log.error({ err: error }, 'words not masked')
        failed.push(written.id)
      }
    }
    if (shown.length > 0) await saveShownWords(tx, shown)
    if (failed.length > 0) await leaveSearch(tx, failed)
    return held
  })
}
