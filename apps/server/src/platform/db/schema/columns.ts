import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUID version 7, made by the application from its clock. */
export const id = () => uuid().primaryKey()

/** The id of a row in another table, and what the database does here when that row is deleted. */
export const idOf = (column: () => AnyPgColumn, onDelete: 'cascade' | 'restrict' | 'set null') =>
  uuid().references(column, { onDelete })

/** Every time is a moment; days without a time are `date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Encrypted personal text (`secrets.seal`). The id of its key stands before the first dot. */
export const sealed = () => text()

/** An amount in 만원. */
export const manwon = () => integer()

const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${words(values)})`)

/** The highest amount of pay that the product accepts, in 만원. */
export const salaryCeiling = sql.raw(String(SALARY.ceiling))

/** A salary that the product accepts: above the floor, up to the ceiling. */
export const salaryBounds = (column: AnyPgColumn) =>
  sql`${column} > ${sql.raw(String(SALARY.floor))} and ${column} <= ${salaryCeiling}`

type PayColumns = Record<
  | 'salaryMin'
  | 'salaryMax'
  | 'bonusMin'
  | 'bonusMax'
  | 'signingBonus'
  | 'stockKind'
  | 'stockMin'
  | 'stockMax'
  | 'stockYears',
  AnyPgColumn
>

/** The limits of a salary range and of the other pay, for offers and positions alike. */
export const payChecks = (table: string, t: PayColumns) => [
  check(
    `${table}_salary`,
    sql`${t.salaryMin} <= ${t.salaryMax} and ${salaryBounds(t.salaryMin)} and ${salaryBounds(t.salaryMax)}`,
  ),
  check(
    `${table}_bonus`,
    sql`num_nonnulls(${t.bonusMin}, ${t.bonusMax}) in (0, 2) and ${t.bonusMin} between 1 and ${t.bonusMax} and ${t.bonusMax} <= ${salaryCeiling}`,
  ),
  check(`${table}_signing_bonus`, sql`${t.signingBonus} between 1 and ${salaryCeiling}`),
  check(
    `${table}_stock`,
    sql`num_nonnulls(${t.stockKind}, ${t.stockMin}, ${t.stockMax}, ${t.stockYears}) in (0, 4) and ${t.stockMin} between 1 and ${t.stockMax} and ${t.stockMax} <= ${salaryCeiling} and ${t.stockYears} between 1 and 6`,
  ),
  oneOf(`${table}_stock_kind`, t.stockKind, stockKinds),
]

/** Index expression that finds a name by parts of it, whole or by initials (functions/search_pairs.sql, initials.sql). */
export const byInitials = (key: AnyPgColumn) => sql`search_pairs(initials(${key}))`
