import type { Writer } from '@coffeeattack/domain/text/contacts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'

/** Name and number of a person, to hide in what they write; empty where one is not known. */
export async function writerOf(db: Queries, userId: string, secrets: Pick<Secrets, 'open'>): Promise<Writer> {
  const { rows } = await db.$client.query<{ name: string | null; phone: string | null }>(
    'select name_sealed as name, phone_sealed as phone from users where id = $1',
    [userId],
  )
  const { name = null, phone = null } = rows[0] ?? {}
  return {
    name: name === null ? '' : secrets.open(name, 'users.name_sealed'),
    phone: phone === null ? '' : secrets.open(phone, 'users.phone_sealed'),
  }
}
