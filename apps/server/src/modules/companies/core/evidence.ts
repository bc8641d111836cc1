import type { AskedCheck, CheckAnswer } from '@coffeeattack/domain/companies/checks'
import { type DomainProofState, proofRecord } from '@coffeeattack/domain/companies/domain-proof'
import type { HeadcountMonth } from '@coffeeattack/domain/companies/headcount'
import type { BusinessState, CompanyState } from '@coffeeattack/domain/companies/state'
import type { Queries } from '../../../platform/db/queries.ts'
import { works } from '../../operators/core/sql.ts'
import { headcountsIn, type ProofInJson, proofIn } from './proofs.ts'

/** One check of a company: the last good answer with its moment, and what failed since. */
export type CheckEvidence = {
  kind: AskedCheck
  answer: CheckAnswer | null
  answeredAt: string | null
  changedAt: string | null
  doubtAt: string | null
  failures: number
  failure: string | null
  failedAt: string | null
  nextAt: string
}

export type DomainRow = {
  domain: string
  token: string
  state: DomainProofState
  found: string | null
  lookedAt: string | null
  provedAt: string | null
  nextAt: string | null
}

type EvidenceRow = {
  company: {
    id: string
    name: string
    businessNumber: string | null
    state: CompanyState
    businessState: BusinessState | null
  }
  proof: ProofInJson
  headcountItems: HeadcountMonth[]
  checkItems: CheckEvidence[]
  domainRow: DomainRow | null
  recruiterItems: { id: string; name: string; provedOn: string | null }[]
  listing: { listedOn: string; decidedAt: string | null; decidedBy: string | null; reason: string } | null
}

/** What is known of a company's mail domain, as JSON. */
export const domainIn = (company: string): string =>
  `(select json_build_object('domain', d.domain, 'token', d.token, 'state', d.state, 'found', d.found,
      'lookedAt', d.looked_at, 'provedAt', d.proved_at, 'nextAt', d.next_at)
    from company_domains d where d.company_id = ${company}.id)`

/** Every check of a company with its source's last answer: for admins, and for the review of an application (FIRM-2, FIRM-3). */
export async function findEvidence(db: Queries, companyId: string): Promise<EvidenceRow | null> {
  const { rows } = await db.$client.query<EvidenceRow>(
    `select json_build_object('id', c.id, 'name', c.name, 'businessNumber', c.business_number, 'state', c.state,
         'businessState', c.business_state) as company,
       ${proofIn('c', 'null::uuid')} as proof, ${headcountsIn('c')} as "headcountItems", ${domainIn('c')} as "domainRow",
       coalesce((select json_agg(json_build_object('kind', k.kind, 'answer', k.answer, 'answeredAt', k.answered_at,
           'changedAt', k.changed_at, 'doubtAt', k.doubt_at, 'failures', k.failures, 'failure', k.failure,
           'failedAt', k.failed_at, 'nextAt', k.next_at) order by k.kind desc)
         from company_checks k where k.company_id = c.id), '[]') as "checkItems",
       coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'provedOn', proof.proved_on)
           order by p.name, p.id)
         from operators p left join operator_proofs proof on proof.operator_id = p.id and proof.company_id = c.id
         where p.company_id = c.id and p.role = 'RECRUITER' and ${works('p')}), '[]') as "recruiterItems",
       case when c.arrears_listed_on is not null then json_build_object('listedOn', c.arrears_listed_on,
         'decidedAt', c.arrears_decided_at, 'reason', c.arrears_reason,
         'decidedBy', (select a.name from operators a where a.id = c.arrears_decided_by)) end as listing
     from companies c where c.id = $1`,
    [companyId],
  )
  return rows[0] ?? null
}

/** The row of a mail domain as the console reads it: with the record to put into the DNS, without the token alone. */
export function shownDomain(row: DomainRow | null) {
  if (!row) return null
  const { token, ...shown } = row
  const { name, value } = proofRecord(row.domain, token)
  return { ...shown, recordName: name, recordValue: value }
}
