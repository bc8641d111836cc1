import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { CONSOLE_LOGIN_MS } from '@coffeeattack/domain/session/tokens'
import type { Queries } from '../db/queries.ts'
import type { OperatorCaller } from './caller.ts'
import type { Subject } from './tokens.ts'

type Row = { role: string; company_id: string | null }

/**
 * Console tokens are looked up at every call, unlike candidates': whoever was disabled or signed out stops at once,
 * what an operator may see hangs on a role and a company that can change within a token's life, and a login is over
 * thirty days after it began.
 */
export async function operatorCaller(
  db: Queries,
  { subjectId, sessionId }: Subject,
  now: Date,
): Promise<OperatorCaller> {
  const { rows } = await db.$client.query<Row>({
    name: 'operator-caller',
    text: `select operators.role, operators.company_id
           from sessions join operators on operators.id = sessions.operator_id
           where sessions.id = $1 and operators.id = $2 and sessions.ended_at is null and operators.disabled_at is null
             and sessions.created_at > $3`,
    values: [sessionId, subjectId, new Date(now.getTime() - CONSOLE_LOGIN_MS)],
  })
  const [found] = rows
  if (!found) throw new Refusal('UNAUTHORIZED')
  return {
    kind: 'operator',
    operatorId: subjectId,
    sessionId,
    role: found.role.toLowerCase() as OperatorRole,
    companyId: found.company_id,
  }
}
