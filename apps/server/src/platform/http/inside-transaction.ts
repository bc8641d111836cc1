import type { Database } from '../db/open.ts'
import type { Queries } from '../db/queries.ts'

/** The same database, seen from inside a running transaction: all of its work ends with that transaction. */
export function insideTransaction(db: Database, tx: Queries): Database {
  let depth = 0
  return {
    ...db,
    drizzle: tx,
    async transaction(work) {
      const name = `inner_${(depth += 1)}`
      await tx.$client.query(`savepoint ${name}`)
      try {
        const result = await work(tx)
        await tx.$client.query(`release savepoint ${name}`)
        return result
      } catch (error) {
        await tx.$client.query(`rollback to savepoint ${name}`)
        throw error
      }
    },
  }
}
