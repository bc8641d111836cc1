import { execute } from './programs.ts'
import type { Settings } from './settings.ts'

/* Base backups of the database. Its log is archived by PostgreSQL itself (deploy/postgres/postgresql.conf). */

const FULL_EVERY_MS = 6.5 * 86_400_000

type Info = readonly { backup?: readonly { type: string; timestamp: { stop: number } }[] }[]

export function createDatabase({ env }: Settings) {
  const pgbackrest = (...args: string[]) => execute('pgbackrest', args, { env })

  async function backups() {
    const info = JSON.parse(await pgbackrest('info', '--output=json')) as Info
    return info[0]?.backup ?? []
  }

  return {
    /** The first thing a new repository needs; does nothing when it is there. */
    createStanza: () => pgbackrest('stanza-create'),
    /** A full backup each week, what has changed since on the other days. */
    async backUp(now: Date) {
      const full = (await backups()).findLast(({ type }) => type === 'full')
      const isDue = !full || now.getTime() - full.timestamp.stop * 1000 > FULL_EVERY_MS
      await pgbackrest('backup', `--type=${isDue ? 'full' : 'diff'}`)
    },
    /** The end of the newest backup in the repository, in seconds; null without one. */
    newest: async () => (await backups()).at(-1)?.timestamp.stop ?? null,
  }
}
