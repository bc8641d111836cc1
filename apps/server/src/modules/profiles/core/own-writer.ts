import type { Writer } from '@coffeeattack/domain/text/contacts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'

/** Name and number of a person, to hide in what they write; empty where one is not known. */
export async function writerOf(db: Queries, userId: string, secrets: Pick<Secrets, 'open'>): Promise<Writer> {
  const { rows } = await db.$client.query<SealedWriter>(
    'select name_sealed as "nameSealed", phone_sealed as "phoneSealed" from users where id = $1',
    [userId],
  )
  return openWriter(rows[0] ?? { nameSealed: null, phoneSealed: null }, secrets)
}

export type SealedWriter = { nameSealed: string | null; phoneSealed: string | null }

export const openWriter = (
  { nameSealed, phoneSealed }: SealedWriter,
  secrets: Pick<Secrets, 'open'>,
): Writer => ({
  name: nameSealed === null ? '' : secrets.open(nameSealed, 'users.name_sealed'),
  phone: phoneSealed === null ? '' : secrets.open(phoneSealed, 'users.phone_sealed'),
})
