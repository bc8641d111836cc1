import type { Deps } from '../../../deps.ts'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { COMMAND_LINE_ID } from './sql.ts'

/** A person with access to the machine may do what an admin may do in the console. */
export const commandLine: OperatorCaller = {
  kind: 'operator',
  operatorId: COMMAND_LINE_ID,
  sessionId: COMMAND_LINE_ID,
  role: 'admin',
  companyId: null,
  address: null,
}

/**
 * Invitations and the audit trail refer to the operator who acted, so the command line has an operator row. The row is disabled from
 * the start: nobody can sign in with it, and no admin can enable it.
 */
export async function nameCommandLine({ db, clock, random }: Deps): Promise<void> {
  const now = clock()
  await db.drizzle
    .insert(operators)
    .values({
      id: COMMAND_LINE_ID,
      role: 'ADMIN',
      email: 'command-line@localhost',
      passwordHash: await hashPassword(Buffer.from(random(32)).toString('base64url')),
      name: '명령줄',
      createdAt: now,
      disabledAt: now,
    })
    .onConflictDoNothing()
}
