import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'

/** What a person is called; empty before it was verified. */
export async function nameOf(db: Queries, userId: string, secrets: Pick<Secrets, 'open'>): Promise<string> {
  const { rows } = await db.$client.query<{ sealed: string | null }>(
    'select name_sealed as sealed from users where id = $1',
    [userId],
  )
  const sealed = rows[0]?.sealed ?? null
  return sealed === null ? '' : secrets.open(sealed, 'users.name_sealed')
}
