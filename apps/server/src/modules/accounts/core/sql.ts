import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { users } from '../../../platform/db/schema/users.ts'

/*
 * A person who is here: who has an account and has not left. First as SQL text about one row of `users`, named as the
 * statement names it, then for the query builder.
 */

export const here = (person: string): string => `${person}.deleted_at is null`

/** For rows of other tables: the person whose id stands there has not left. */
export const ownerHere = (ownerId: string): string =>
  `exists (select from users where users.id = ${ownerId} and ${here('users')})`

export const isHere: SQL = sql.raw(here('users'))

/** The account, unless its person has left. */
export const isPresent = (userId: string): SQL | undefined => and(eq(users.id, userId), isHere)

/** The same as `ownerHere`. */
export const ownerIsPresent = (owner: AnyPgColumn): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${owner} and ${isHere})`

/** Whose phone it is, by whichever key its hash was made. */
export const hasPhone = (phoneHashes: Macs): SQL => inArray(users.phoneHash, [...phoneHashes])
