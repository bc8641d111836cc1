import { z } from 'zod'
import { migrateDatabase } from './platform/db/migrate.ts'
import { sqlState } from './platform/db/sql-state.ts'
import { installJobs } from './platform/jobs/install.ts'
import * as value from './settings-values.ts'

const address = () => value.address('postgres:', 'postgresql:').optional()
const variables = z.object({
  DATABASE_MIGRATE_URL: address(),
  DATABASE_DIRECT_URL: address(),
  DATABASE_URL: address(),
})

/** Whose tables are changed, and as whom. Nothing else of the service's settings is needed, least of all its secrets. */
function databaseToMigrate(environment: Record<string, string | undefined>): string {
  const named = Object.keys(variables.shape).map((name) => [name, environment[name] || undefined])
  const read = variables.safeParse(Object.fromEntries(named))
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { DATABASE_MIGRATE_URL, DATABASE_DIRECT_URL, DATABASE_URL } = read.data
  const url = DATABASE_MIGRATE_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL
  if (url) return url
  throw new Error(
    'DATABASE_URL을 적어 주세요. 내장 데이터베이스는 `npm start`가 켜질 때 스스로 새 버전으로 바꿔요.',
  )
}

/** npm run migrate: brings the tables up to date before the new release starts, while the old one still serves. */
async function main(): Promise<void> {
  const connectionString = databaseToMigrate(process.env)
  const leaving = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leaving.abort())
  const say = (fields: object, sentence: string) => console.log(sentence, ...Object.values(fields))
  const log = { info: say, warn: say, error: say }
  const applied = await migrateDatabase({ connectionString }, { log, leaving: leaving.signal })
  for (const name of applied) console.log(name)
  await installJobs({ connectionString })
  console.log(applied.length > 0 ? `${applied.length}개를 적용했어요.` : '이미 최신이에요.')
}

try {
  await main()
  process.exit(0)
} catch (error) {
  const { message } = error as Error
  console.error(sqlState(error) ? `데이터베이스를 새 버전으로 바꾸지 못했어요: ${message}` : message)
  process.exit(1)
}
