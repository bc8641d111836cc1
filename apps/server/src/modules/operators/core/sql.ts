import { isNull, ne, type SQL } from 'drizzle-orm'
import { operators } from '../../../platform/db/schema/operators.ts'

/*
 * Somebody of the console who still works there: nobody is ever deleted, only disabled. First as SQL text about one row of
 * `operators`, named as the statement names it, then for the query builder.
 */

export const works = (operator: string): string => `${operator}.disabled_at is null`

/** Still works for the company in whose name they wrote: in it, or as one of our agents, who write for any. */
export const worksFor = (operator: string, companyId: string): string => `(${works(operator)}
  and (${operator}.company_id = ${companyId} or (${operator}.company_id is null and ${operator}.role = 'AGENT')))`

export const isWorking: SQL = isNull(operators.disabledAt)

/** The row in whose name the command line acts (command-line.ts). It is nobody: lists leave it out and no call finds it. */
export const COMMAND_LINE_ID = '00000000-0000-7000-8000-000000000001'

export const person = (operator: string): string => `${operator}.id <> '${COMMAND_LINE_ID}'`

export const isPerson: SQL = ne(operators.id, COMMAND_LINE_ID)
