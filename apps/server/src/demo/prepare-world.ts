import { hashPassword } from '../platform/crypto/passwords.ts'
import { insertAll } from '../platform/db/bulk-insert.ts'
import type { Queries } from '../platform/db/queries.ts'
import { maskWords } from '../modules/profiles/core/mask-words.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { addProofs } from './around/proofs.ts'
import { readLogos } from './companies/companies.ts'
import type { LoadDeps } from './load.ts'
import { setCards } from './noeul/cards.ts'
import { pactTables } from './pact-tables.ts'
import { worldTables } from './tables.ts'
import { createWorld } from './world.ts'

/** Makes the world, and says how to write it down once somebody holds the lock. */
export async function prepareWorld({ clock, secrets, settings, random, ids }: LoadDeps) {
  const now = clock()
  const world = createWorld({ now, season: settings.salarySeason, logos: readLogos() })
  // One hash for all of them: making it is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const tables = worldTables(world, { secrets, passwordHash, appOrigin: settings.appOrigin })
  const signed = await pactTables(world, secrets)
  return async (tx: Queries) => {
    for (const { table, rows } of [...tables, ...signed]) await insertAll(tx, table, rows)
    for (const { row } of world.candidates) await maskWords(tx, row.id, secrets)
    await setCards(tx, world.cards)
    const [jiwoo] = world.candidates
    await addProofs(tx, { userId: jiwoo!.row.id, now }, { secrets, settings, random, ids })
  }
}
