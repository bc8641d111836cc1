import { and, eq, isNotNull, isNull, lte, notLike, or, sql } from 'drizzle-orm'
import type { Place, Secrets } from '../crypto/secrets.ts'
import type { Database } from './open.ts'
import { keyCanary } from './schema/key-canary.ts'
import { users } from './schema/users.ts'

const PLACE = 'key_canary.word_sealed'
const WORD = 'coffee-attack'
const UNKNOWN = 'unknown'

type Lock = { db: Database; secrets: Secrets }

/** Refuses a key that cannot open what this database holds, before anything is sealed with it. */
export async function checkKey({ db, secrets }: Lock): Promise<void> {
  if (!(await findCanary(db))) await leaveWord({ db, secrets })
  // Another process may have left one at the same moment: what counts is the word that stayed.
  mustOpen(secrets, (await findCanary(db))!.wordSealed, PLACE)
}

/** A database from before there was a word has people in it: their key is the right one. */
async function leaveWord({ db, secrets }: Lock): Promise<void> {
  const [person] = await db.drizzle
    .select({ phone: users.phoneSealed })
    .from(users)
    .where(isNotNull(users.phoneSealed))
    .limit(1)
  if (person?.phone) mustOpen(secrets, person.phone, 'users.phone_sealed')
  // With which of several keys everything else was sealed, nobody knows: that is looked at.
  const changingTo = secrets.olderKeyIds.length > 0 ? UNKNOWN : null
  const word = { id: 1, wordSealed: secrets.seal(WORD, PLACE), changingTo }
  await db.drizzle.insert(keyCanary).values(word).onConflictDoNothing()
}

async function findCanary(db: Database) {
  const [row] = await db.drizzle.select().from(keyCanary)
  return row
}

export type KeyChange = {
  /** When everything was begun to be sealed with the key of this process. */
  since: Date
  /** The word has followed: nothing sealed with a key of before was left. */
  isThrough: boolean
}

/**
 * Begins the change to the key of this process, or goes on with it. Null when there is none to make: the word is of this
 * key already; or when others began one to another key after the given moment, which this process would undo.
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

/** Null when there is none to this key. */
export async function findChange({ db, secrets }: Lock): Promise<KeyChange | null> {
  const canary = await findCanary(db)
  if (!canary?.changingSince || canary.changingTo !== secrets.keyId) return null
  return { since: canary.changingSince, isThrough: !secrets.isStale(canary.wordSealed) }
}

/** Last of all: from here on the database asks for the current key alone. */
export async function turnWord({ db, secrets }: Lock): Promise<void> {
  const word = (await findCanary(db))?.wordSealed
  if (word === undefined || !secrets.isStale(word)) return
  await db.drizzle
    .update(keyCanary)
    .set({ wordSealed: secrets.seal(secrets.open(word, PLACE), PLACE) })
    .where(eq(keyCanary.wordSealed, word))
}

function mustOpen(secrets: Secrets, sealed: string, place: Place): void {
  try {
    secrets.open(sealed, place)
  } catch {
    throw new Error(
      'SECRETS_KEY 설정을 확인해 주세요: 이 데이터베이스의 개인정보를 암호화한 키가 아니에요. 키를 바꿨다면 예전 키를 SECRETS_KEY_PREVIOUS에 적어 주세요.',
    )
  }
}
