import { isNull, type SQL } from 'drizzle-orm'
import { operators } from '../../../platform/db/schema/operators.ts'

/*
 * Somebody of the console who still works there: nobody is ever deleted, only disabled. First as SQL text about one row of
 * `operators`, named as the statement names it, then for the query builder.
 */

export const works = (operator: string): string => `${operator}.disabled_at is null`

export const isWorking: SQL = isNull(operators.disabledAt)
