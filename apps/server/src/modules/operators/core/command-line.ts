import type { Deps } from '../../../deps.ts'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { COMMAND_LINE_ID } from './sql.ts'

/** Whoever stands at the machine itself may do there what an admin may do in the console. */
export const commandLine: OperatorCaller = {
  kind: 'operator',
  operatorId: COMMAND_LINE_ID,
  sessionId: COMMAND_LINE_ID,
  role: 'admin',
  companyId: null,
  address: null,
}

/**
 * Invitations and the trail name who made them, so the command line has a row among the people. It is disabled from the
 * start and no person of the console: nobody signs in as it, and no admin can let it in.
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
