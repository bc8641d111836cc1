import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
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

const FLOOR = sql.raw(String(SALARY.floor))
export const SALARY_CEILING = sql.raw(String(SALARY.ceiling))

/** A salary as the product takes it: above the floor, up to the ceiling. */
export const salaryBounds = (column: AnyPgColumn) =>
  sql`${column} > ${FLOOR} and ${column} <= ${SALARY_CEILING}`

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

/** The limits of a salary range and of the pay beside it, for an offer and for a position alike. */
export const payChecks = (table: string, t: PayColumns) => [
  check(
    `${table}_salary`,
    sql`${t.salaryMin} <= ${t.salaryMax} and ${salaryBounds(t.salaryMin)} and ${salaryBounds(t.salaryMax)}`,
  ),
  check(
    `${table}_bonus`,
    sql`num_nonnulls(${t.bonusMin}, ${t.bonusMax}) in (0, 2) and ${t.bonusMin} between 1 and ${t.bonusMax} and ${t.bonusMax} <= ${SALARY_CEILING}`,
  ),
  check(`${table}_signing_bonus`, sql`${t.signingBonus} between 1 and ${SALARY_CEILING}`),
  check(
    `${table}_stock`,
    sql`num_nonnulls(${t.stockKind}, ${t.stockMin}, ${t.stockMax}, ${t.stockYears}) in (0, 4) and ${t.stockMin} between 1 and ${t.stockMax} and ${t.stockMax} <= ${SALARY_CEILING} and ${t.stockYears} between 1 and 6`,
  ),
  oneOf(`${table}_stock_kind`, t.stockKind, stockKinds),
]

/** What finds a name by parts of it: the pairs of its initials (functions of migrations 4 and 6). */
export const byInitials = (key: AnyPgColumn) => sql`search_pairs(initials(${key}))`
