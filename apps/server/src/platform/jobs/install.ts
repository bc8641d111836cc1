import { PgBoss } from 'pg-boss'
import type { ClientConfig } from 'pg'
import { JOB_SCHEMA } from './runner.ts'

/** The runner's own tables, made or brought up to date ahead of it, by a role that may. */
export async function installJobs(connection: ClientConfig): Promise<void> {
  const boss = new PgBoss({
    ...(connection as object),
    schema: JOB_SCHEMA,
    application_name: 'coffee-attack-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  })
  // It is thrown where it happens; told a second time, to nobody, it would end the process.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
