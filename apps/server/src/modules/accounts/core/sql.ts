import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { users } from '../../../platform/db/schema/users.ts'

/*
 * A candidate who has not left. As SQL text about a row of `users` by its alias, and for the query builder.
 */

export const here = (person: string): string => `${person}.deleted_at is null`

/** For other tables: the candidate with this id has not left. */
export const ownerHere = (ownerId: string): string =>
  `exists (select from users where users.id = ${ownerId} and ${here('users')})`

export const isHere: SQL = sql.raw(here('users'))

/** The account, unless the candidate has left. */
export const isPresent = (userId: string): SQL | undefined => and(eq(users.id, userId), isHere)

/** The same as `ownerHere`. */
export const ownerIsPresent = (owner: AnyPgColumn): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${owner} and ${isHere})`

/** The user with this phone, hashed with any known key. */
export const hasPhone = (phoneHashes: Macs): SQL => inArray(users.phoneHash, [...phoneHashes])
