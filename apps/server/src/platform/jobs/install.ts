import { PgBoss } from 'pg-boss'
import type { ClientConfig } from 'pg'
import { JOB_SCHEMA } from './runner.ts'

/** Creates or migrates pg-boss's tables, for deployments whose service may not change the schema. */
export async function installJobs(connection: ClientConfig): Promise<void> {
  const boss = new PgBoss({
    ...(connection as object),
    schema: JOB_SCHEMA,
    application_name: 'coffee-attack-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  })
  // Errors are thrown too; an `error` event without a listener would end the process.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
