import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../open.ts'
import { utmVisits } from '../../schema/campaigns.ts'

/** Thirty concurrent writers. Prints the id of each row once PostgreSQL has acknowledged it. */
const dataDir = process.argv[2]!
const quiet = { info() {}, warn() {}, error() {} }
const { drizzle } = await openDatabase({ dataDir, log: quiet })

async function write() {
  for (;;) {
    const id = randomUUID()
    const now = new Date()
    await drizzle.insert(utmVisits).values({ id, createdAt: now, updatedAt: now })
    console.log(id)
  }
}
await Promise.all(Array.from({ length: 30 }, write))
