import { execute } from './programs.ts'
import type { Settings } from './settings.ts'

/*
 * The copy of the uploaded files and of the notes of who was erased: from the store of the service to the backup store,
 * encrypted by rclone. What was removed from the store is kept for 30 days, like the backups of the database.
 */

const KEPT_DAYS = 30
const DAY_MS = 86_400_000
const NOTES = 'erasures'
/** Uploads that nobody has saved yet. */
const UNSAVED = 'incoming/**'

/** `store:` is the service's bucket, `copy:` the encrypted folder in the backup store. */
export function createFiles({ env }: Settings) {
  const bucket = `store:${env['S3_BUCKET']}`

  async function rclone(...args: string[]) {
    const passphrase = env['PGBACKREST_REPO1_CIPHER_PASS'] ?? ''
    const obscured = await execute('rclone', ['obscure', '-'], { env: plain(env), stdin: passphrase })
    const authority = env['PGBACKREST_REPO1_STORAGE_CA_FILE']
    const flags = [
      '--config=/dev/null',
      // One listing of everything in place of one for each folder.
      '--fast-list',
      '--retries=2',
      '--stats=0',
      ...(authority ? [`--ca-cert=${authority}`] : []),
    ]
    return execute('rclone', [...args, ...flags], {
      env: { ...plain(env), ...remotes(env, obscured.trim()) },
    })
  }

  return {
    copyNotes: () => rclone('copy', `${bucket}/${NOTES}`, `copy:${NOTES}`),
    async copyFiles(now: Date) {
      const aside = `--backup-dir=copy:removed/${dayOf(now)}`
      await rclone('sync', bucket, 'copy:files', aside, `--exclude=/${NOTES}/**`, `--exclude=/${UNSAVED}`)
      const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
      const removed = await rclone('lsf', '--recursive', '--files-only', 'copy:removed').catch(() => '')
      const days = new Set(removed.split('\n').map((line) => line.split('/')[0] ?? ''))
      for (const day of days) if (day && day < oldest) await rclone('purge', `copy:removed/${day}`)
    },
    /** Into a local folder, for the drill. */
    fetchNotes: (folder: string) => rclone('copy', `copy:${NOTES}`, folder),
    count: async () => Number(JSON.parse(await rclone('size', '--json', 'copy:files')).count),
    /** Back into the service's bucket, which may be new. Files that are there already stay. */
    async restore() {
      await rclone('copy', `copy:${NOTES}`, `${bucket}/${NOTES}`)
      await rclone('copy', 'copy:files', bucket)
    },
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Without variables that rclone would read as flags of its own. */
const plain = ({ PATH, HOME = '/tmp' }: NodeJS.ProcessEnv) => ({ PATH, HOME })

function remotes(env: NodeJS.ProcessEnv, passphrase: string) {
  const remote = (name: string, settings: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [`RCLONE_CONFIG_${name}_${key}`, value]),
    )
  const s3 = { TYPE: 's3', PROVIDER: 'Other', NO_CHECK_BUCKET: 'true', FORCE_PATH_STYLE: 'true' }
  const port = env['PGBACKREST_REPO1_STORAGE_PORT']
  return {
    ...remote('STORE', {
      ...s3,
      ENDPOINT: env['S3_ENDPOINT'],
      REGION: env['S3_REGION'],
      ACCESS_KEY_ID: env['S3_ACCESS_KEY_ID'],
      SECRET_ACCESS_KEY: env['S3_SECRET_ACCESS_KEY'],
    }),
    ...remote('AWAY', {
      ...s3,
      ENDPOINT: `https://${env['PGBACKREST_REPO1_S3_ENDPOINT']}${port ? `:${port}` : ''}`,
      REGION: env['PGBACKREST_REPO1_S3_REGION'],
      ACCESS_KEY_ID: env['PGBACKREST_REPO1_S3_KEY'],
      SECRET_ACCESS_KEY: env['PGBACKREST_REPO1_S3_KEY_SECRET'],
    }),
    ...remote('COPY', {
      TYPE: 'crypt',
      REMOTE: `away:${env['PGBACKREST_REPO1_S3_BUCKET']}/store`,
      PASSWORD: passphrase,
    }),
  }
}
