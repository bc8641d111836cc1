import { SALARY } from '@coffeeattack/domain/salary/limits'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUID version 7, made by the application from its clock. */
export const id = () => uuid().primaryKey()

/** Every time is a moment; days without a time are `date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Personal text as `secrets.seal` makes it; its key's id stands before the first dot. */
export const sealed = () => text()

/** An amount in 만원. */
export const manwon = () => integer()

const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${words(values)})`)

/** A salary as the product takes it: above the floor, up to the ceiling. */
export const salaryBounds = (column: AnyPgColumn) =>
  sql`${column} > ${sql.raw(String(SALARY.floor))} and ${column} <= ${sql.raw(String(SALARY.ceiling))}`

/** What finds a name by parts of it: the pairs of its initials (functions of migrations 4 and 6). */
export const byInitials = (key: AnyPgColumn) => sql`search_pairs(initials(${key}))`
