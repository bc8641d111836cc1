import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'
import { companyIsBlocked, knowEachOther } from './sql.ts'

/** A room `r` with its operator `p`, its candidate `u` and, if it has one, its company `c`. */
export const FROM = `from message_rooms r
  join users u on u.id = r.candidate_id
  join operators p on p.id = r.operator_id
  left join companies c on c.id = r.company_id`

/**
 * Which rooms somebody of the console reaches, by the place of the company of a recruiter, or of the operator's own id of
 * everybody else. Of whoever left nothing is read any more, and who asked without a name is gone for a company that they
 * shut out, or work for, since (OFR-13).
 */
const REACHED: Readonly<Record<OperatorCaller['role'], (audience: string) => string>> = {
  recruiter: (audience) =>
    `r.company_id = ${audience} and (${knowEachOther('r')} or not ${companyIsBlocked('r')})`,
  // About the operator alone, of whom there are few: the rooms of all other agents are not looked at.
  agent: (audience) =>
    `r.company_id is null and p.company_id is null and (p.id = ${audience} or not (${works('p')} and p.role = 'AGENT'))`,
  admin: (audience) => `r.company_id is null and ${audience}::uuid is not null`,
}

export const reachedBy = ({ role }: Pick<OperatorCaller, 'role'>, audience = '$1'): string =>
  `${hasNotLeft('u')} and ${REACHED[role](audience)}`
