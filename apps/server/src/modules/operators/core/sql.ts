import { isNull, ne, type SQL } from 'drizzle-orm'
import { operators } from '../../../platform/db/schema/operators.ts'

/*
 * An operator who is not disabled; operators are never deleted. As SQL text about a row of `operators` by its alias, and for the
 * query builder.
 */

export const works = (operator: string): string => `${operator}.disabled_at is null`

/** Still works for the company in whose name they wrote: as its recruiter, or as an agent, who may write for any company. */
export const worksFor = (operator: string, companyId: string): string => `(${works(operator)}
  and (${operator}.company_id = ${companyId} or (${operator}.company_id is null and ${operator}.role = 'AGENT')))`

export const isWorking: SQL = isNull(operators.disabledAt)

/** The operator row of the command line (command-line.ts). Lists leave it out and no call finds it. */
export const COMMAND_LINE_ID = '00000000-0000-7000-8000-000000000001'

export const person = (operator: string): string => `${operator}.id <> '${COMMAND_LINE_ID}'`

export const isPerson: SQL = ne(operators.id, COMMAND_LINE_ID)
