import { and, eq, isNotNull, isNull, lte, notLike, or, sql } from 'drizzle-orm'
import type { SealedColumn, Secrets } from '../crypto/secrets.ts'
import type { Database } from './open.ts'
import { keyCanary } from './schema/key-canary.ts'
import { users } from './schema/users.ts'

const COLUMN = 'key_canary.word_sealed'
const WORD = 'coffee-attack'
const UNKNOWN = 'unknown'

type Lock = { db: Database; secrets: Secrets }

/** Refuses a key that cannot decrypt this database, before anything is encrypted with it. */
export async function checkKey({ db, secrets }: Lock): Promise<void> {
  if (!(await findCanary(db))) await createCanary({ db, secrets })
  // Another process may have inserted its canary first.
  mustOpen(secrets, (await findCanary(db))!.wordSealed, COLUMN)
}

/** A database older than the canary is checked by one of its people instead. */
async function createCanary({ db, secrets }: Lock): Promise<void> {
  const [person] = await db.drizzle
    .select({ phone: users.phoneSealed })
    .from(users)
    .where(isNotNull(users.phoneSealed))
    .limit(1)
  if (person?.phone) mustOpen(secrets, person.phone, 'users.phone_sealed')
  // With several keys nobody knows which rows use an older one, so all are checked.
  const changingTo = secrets.olderKeyIds.length > 0 ? UNKNOWN : null
  const word = { id: 1, wordSealed: secrets.seal(WORD, COLUMN), changingTo }
  await db.drizzle.insert(keyCanary).values(word).onConflictDoNothing()
}

async function findCanary(db: Database) {
  const [row] = await db.drizzle.select().from(keyCanary)
  return row
}

export type KeyChange = {
  /** When re-encryption with this process's key began. */
  since: Date
  /** The canary is encrypted with the new key: no row with an older one is left. */
  isThrough: boolean
}

/**
 * Begins or continues the change to this process's key. Null when the canary has this key already, or when another process
 * began a change to another key after `leftAlone`, which this one would undo.
 */
export async function beginChange({ db, secrets }: Lock, now: Date, leftAlone: Date) {
  await db.drizzle
    .update(keyCanary)
    .set({ changingTo: secrets.keyId, changingSince: now })
    .where(
      and(
        sql`${keyCanary.changingTo} is distinct from ${secrets.keyId}`,
        or(isNotNull(keyCanary.changingTo), notLike(keyCanary.wordSealed, `${secrets.keyId}.%`)),
        or(isNull(keyCanary.changingSince), lte(keyCanary.changingSince, leftAlone)),
      ),
    )
  return findChange({ db, secrets })
}

/** Null when there is no change to this key. */
export async function findChange({ db, secrets }: Lock): Promise<KeyChange | null> {
  const canary = await findCanary(db)
  if (!canary?.changingSince || canary.changingTo !== secrets.keyId) return null
  return { since: canary.changingSince, isThrough: !secrets.isStale(canary.wordSealed) }
}

/** The last step: from here on the database needs the current key only. */
export async function reencryptCanary({ db, secrets }: Lock): Promise<void> {
  const word = (await findCanary(db))?.wordSealed
  if (word === undefined || !secrets.isStale(word)) return
  await db.drizzle
    .update(keyCanary)
    .set({ wordSealed: secrets.seal(secrets.open(word, COLUMN), COLUMN) })
    .where(eq(keyCanary.wordSealed, word))
}

function mustOpen(secrets: Secrets, sealed: string, column: SealedColumn): void {
  try {
    secrets.open(sealed, column)
  } catch {
    throw new Error(
      'SECRETS_KEY 설정을 확인해 주세요: 이 데이터베이스의 개인정보를 암호화한 키가 아니에요. 키를 바꿨다면 예전 키를 SECRETS_KEY_PREVIOUS에 적어 주세요.',
    )
  }
}
