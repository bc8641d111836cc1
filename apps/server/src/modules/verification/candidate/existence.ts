import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findByPhone } from '../core/store.ts'

type Asked = { name: string; phone: string; callerId: string | null }

/**
 * Whether this person took part. It takes both name and phone, so a phone number alone tells a stranger nothing;
 * whose account it is, is told to its owner only.
 */
export async function existence({ name, phone, callerId }: Asked, { db, secrets }: ApiDeps) {
  const found = await findByPhone(db.drizzle, secrets.mac('phone', phone))
  const sameName = found?.nameSealed != null && secrets.open(found.nameSealed, 'users.name_sealed') === name
  if (!found || !sameName) return { existence: false }
  return { existence: true, ...(found.userId === callerId && { userId: found.userId }) }
}
