import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { users } from '../../../platform/db/schema/users.ts'

/*
 * A candidate who has not left. As SQL text about a row of `users` by its alias, and for the query builder.
 */

export const hasNotLeft = (person: string): string => `${person}.deleted_at is null`

/** For other tables: the candidate with this id has not left. */
export const ownerHasNotLeft = (ownerId: string): string =>
  `exists (select from users where users.id = ${ownerId} and ${hasNotLeft('users')})`

export const userHasNotLeft: SQL = sql.raw(hasNotLeft('users'))

/** The account, unless the candidate has left. */
export const isPresent = (userId: string): SQL | undefined => and(eq(users.id, userId), userHasNotLeft)

/** The same as `ownerHasNotLeft`. */
export const ownerIsPresent = (owner: AnyPgColumn): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${owner} and ${userHasNotLeft})`

/** The user with this phone, hashed with any known key. */
export const hasPhone = (phoneHashes: Macs): SQL => inArray(users.phoneHash, [...phoneHashes])
