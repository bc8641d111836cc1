import path from 'node:path'

/* The environment of the backup program. deploy/example.env and docs/running/backup.md explain it. */

export type Settings = ReturnType<typeof readSettings>

export const TASKS = ['database', 'notes', 'files', 'drill'] as const
export type Task = (typeof TASKS)[number]

const NEEDED = [
  'PGBACKREST_STANZA',
  'PGBACKREST_REPO1_S3_ENDPOINT',
  'PGBACKREST_REPO1_S3_BUCKET',
  'PGBACKREST_REPO1_S3_REGION',
  'PGBACKREST_REPO1_S3_KEY',
  'PGBACKREST_REPO1_S3_KEY_SECRET',
  'PGBACKREST_REPO1_CIPHER_PASS',
] as const

/** What a task needs besides. */
const NEEDED_BY: Record<Task, readonly string[]> = {
  database: ['PGHOST'],
  notes: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  files: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  drill: ['SECRETS_KEY'],
}

export function readSettings(env: NodeJS.ProcessEnv) {
  const named = listed(env['BACKUP_TASKS'] ?? TASKS.join(','))
  const tasks = TASKS.filter((task) => named.includes(task))
  const needed = new Set([...NEEDED, ...tasks.flatMap((task) => NEEDED_BY[task])])
  const missing = [...needed].filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`백업에 필요한 설정이 없어요: ${missing.join(', ')}`)
  const strangers = named.filter((name) => !TASKS.some((task) => task === name))
  if (strangers.length > 0) throw new Error(`BACKUP_TASKS에 모르는 일이 있어요: ${strangers.join(', ')}`)
  return {
    env,
    tasks,
    /** Hour of the day in Korea at which the base backup is made; the drill follows two hours later on Sundays. */
    hour: hourOf(env['BACKUP_HOUR'] ?? '3'),
    folder: env['BACKUP_DIR'] ?? '/var/lib/backup',
    port: Number(env['BACKUP_PORT'] ?? 9108),
    /** Names and paths whose free space is measured. */
    disks: pairs(env['BACKUP_DISKS'] ?? '', '='),
    /** Names and addresses of the certificates whose end is measured: `coffee.example@caddy:443`. */
    certificates: pairs(env['BACKUP_CERTIFICATES'] ?? '', '@'),
    /** Where the service's own programs are. */
    app: path.resolve(import.meta.dirname, '../..'),
  }
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function pairs(text: string, between: string): readonly (readonly [string, string])[] {
  return listed(text).map((part) => {
    const [name = '', value = name] = part.split(between)
    return [name, value] as const
  })
}

function hourOf(text: string) {
  const hour = Number(text)
  if (/^\d{1,2}$/.test(text) && hour < 24) return hour
  throw new Error('BACKUP_HOUR는 0부터 23까지의 정수여야 해요')
}
