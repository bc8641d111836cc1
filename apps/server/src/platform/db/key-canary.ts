import { isNotNull } from 'drizzle-orm'
import type { Place, Secrets } from '../crypto/secrets.ts'
import type { Database } from './open.ts'
import { keyCanary } from './schema/key-canary.ts'
import { users } from './schema/users.ts'

const PLACE = 'key_canary.word_sealed'
const WORD = 'coffee-attack'

type Lock = { db: Database; secrets: Secrets }

/**
 * Refuses a key that cannot open what this database holds, before anything is sealed with it. The word is never sealed
 * anew: keyed hashes stay with the first key, so that it is needed for as long as the database lives.
 */
export async function checkKey({ db, secrets }: Lock): Promise<void> {
  if (!(await findWord(db))) await leaveWord({ db, secrets })
  // Another process may have left one at the same moment: what counts is the word that stayed.
  mustOpen(secrets, (await findWord(db))!, PLACE)
}

/** A database from before there was a word has people in it: their key is the right one. */
async function leaveWord({ db, secrets }: Lock): Promise<void> {
  const [person] = await db.drizzle
    .select({ phone: users.phoneSealed })
    .from(users)
    .where(isNotNull(users.phoneSealed))
    .limit(1)
  if (person?.phone) mustOpen(secrets, person.phone, 'users.phone_sealed')
  const word = { id: 1, wordSealed: secrets.seal(WORD, PLACE) }
  await db.drizzle.insert(keyCanary).values(word).onConflictDoNothing()
}

async function findWord(db: Database): Promise<string | undefined> {
  const [row] = await db.drizzle.select().from(keyCanary)
  return row?.wordSealed
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
