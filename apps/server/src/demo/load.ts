import type { Deps } from '../deps.ts'
import { drawMarket } from '../modules/offers/jobs/draw-market.ts'
import { drawNearness } from '../modules/suggestions/jobs/draw-nearness.ts'
import type { Queries } from '../platform/db/queries.ts'
import { users } from '../platform/db/schema/users.ts'

/** Of two processes that start at once, one fills the database and the other finds it full. */
const LOCK = 0xde_30_da7a

export type LoadDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'log' | 'metrics' | 'random' | 'ids'> & {
  settings: Pick<Deps['settings'], 'demoData' | 'production' | 'salarySeason' | 'appOrigin'>
}

/**
 * Fills an empty database with the demo world, where that was asked for. Answers whether it did: a database with
 * anybody in it is left alone, and the world's code is not even loaded. All of it comes in one transaction, so a broken
 * start leaves nothing behind.
 */
export async function loadDemo(deps: LoadDeps): Promise<boolean> {
  const { db, settings } = deps
  if (!settings.demoData) return false
  if (settings.production) throw new Error('운영 환경에는 데모 데이터를 넣지 않아요.')
  if (await hasUsers(db.drizzle)) return false
  const { prepareWorld } = await import('./prepare-world.ts')
  const fill = await prepareWorld(deps)
  const isFilled = await db.transaction(async (tx) => {
    // Whoever comes second waits as long as the first one fills.
    await tx.$client.query('set local statement_timeout = 0')
    await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (await hasUsers(tx)) return false
    await fill(tx)
    return true
  })
  // As every night; where this start breaks before it, the next night does.
  if (isFilled) {
    await drawMarket(deps)
    await drawNearness(deps)
  }
  return isFilled
}

async function hasUsers(db: Queries): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1)
  return found.length > 0
}
