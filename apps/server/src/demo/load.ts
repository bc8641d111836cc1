import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { Queries } from '../db/queries.ts'
import { messageRooms } from '../db/schema/messages.ts'
import { users } from '../db/schema/users.ts'
import type { Deps } from '../deps.ts'
import { insertAll } from '../reference/bulk-insert.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { readLogos } from './companies/logos.ts'
import type { Room } from './conversations/room.ts'
import { worldTables } from './tables.ts'
import { createWorld } from './world.ts'

/** Of two processes that start at once, one fills the database and the other finds it full. */
const LOCK = 0xde_30_da7a

type LoadDeps = Pick<Deps, 'db' | 'clock' | 'secrets'> & {
  settings: Pick<Deps['settings'], 'demoData' | 'production' | 'salarySeason'>
}

/**
 * Fills an empty database with the demo world, where that was asked for. Answers whether it did: a database with
 * anybody in it is left alone. All of it comes in one transaction, so a broken start leaves nothing behind.
 */
export async function loadDemo({ db, clock, secrets, settings }: LoadDeps): Promise<boolean> {
  if (!settings.demoData) return false
  if (settings.production) throw new Error('운영 환경에는 데모 데이터를 넣지 않아요.')
  if (await hasUsers(db.drizzle)) return false
  const world = createWorld({ now: clock(), season: settings.salarySeason, logos: readLogos() })
  // One hash for all of them: making it is slow on purpose.
  const passwordHash = await hash(DEMO_PASSWORD)
  const tables = worldTables(world, { secrets, passwordHash })
  return db.transaction(async (tx) => {
    await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (await hasUsers(tx)) return false
    for (const { table, rows } of tables) await insertAll(tx, table, rows)
    for (const room of world.rooms) await closeRoom(tx, room)
    return true
  })
}

async function hasUsers(db: Queries): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1)
  return found.length > 0
}

/** Only now: a closed room takes no messages, not even those it already had. */
async function closeRoom(tx: Queries, { row, closedAt }: Room): Promise<void> {
  if (closedAt) await tx.update(messageRooms).set({ closedAt }).where(eq(messageRooms.id, row.id))
}
