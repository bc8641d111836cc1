import { purgeAt } from '@coffeeattack/domain/profiles/withdrawal'
import type { Secrets } from '../platform/crypto/secrets.ts'
import type { users, withdrawals } from '../platform/db/schema/users.ts'
import type { Candidate } from './candidates/candidate.ts'

type UserRow = typeof users.$inferInsert

/** A candidate as the table keeps them: what names the person is sealed, the phone can be found by its hash. */
export function userRow({ row, person, withdrawal }: Candidate, secrets: Secrets): UserRow {
  if (!person || withdrawal) {
    return {
      ...row,
      phoneHash: null,
      nameSealed: null,
      phoneSealed: null,
      emailSealed: null,
      birthdaySealed: null,
    }
  }
  return {
    ...row,
    phoneHash: secrets.mac('phone', person.phone),
    nameSealed: secrets.seal(person.name, 'users.name_sealed'),
    phoneSealed: secrets.seal(person.phone, 'users.phone_sealed'),
    emailSealed: person.email && secrets.seal(person.email, 'users.email_sealed'),
    birthdaySealed: secrets.seal(person.birthday, 'users.birthday_sealed'),
  }
}

/** Who has left with offers behind them: the person is kept, sealed, for thirty days. */
export function withdrawalRow(
  { row, person, withdrawal }: Candidate,
  secrets: Secrets,
): (typeof withdrawals.$inferInsert)[] {
  if (!withdrawal) return []
  return [
    {
      userId: row.id,
      reason: withdrawal.reason,
      personSealed: secrets.seal(JSON.stringify(person), 'withdrawals.person_sealed'),
      withdrawnAt: withdrawal.at,
      purgeAt: purgeAt(true, withdrawal.at),
    },
  ]
}
