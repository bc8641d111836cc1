import type { ProofCheck, ProofFacts } from '@coffeeattack/domain/companies/proof-badge'
import type { Providers } from '../../../platform/providers/providers.ts'

/* What was checked of a company (FIRM-7), as SQL text about one row of `companies`, and as candidates and admins read it. */

/** The facts of `proofIn`, before it is known which checks this service makes. */
export type ProofInJson = Omit<ProofFacts, 'off'>

const checkOf = (company: string, kind: string, columns: string): string =>
  `(select ${columns} from company_checks k
    where k.company_id = ${company}.id and k.kind = '${kind}' and k.answered_at is not null)`

/** A number that the tax office does not know says nothing of a state. */
const BUSINESS = (company: string) => `case when ${company}.business_state is not null then json_build_object(
    'state', ${company}.business_state, 'since', ${company}.business_state_on,
    'checkedAt', coalesce((select k.answered_at from company_checks k where k.company_id = ${company}.id
      and k.kind = 'STATE' and k.answer = ${company}.business_state), ${company}.business_state_on)) end`

const HEADCOUNT = (company: string) =>
  checkOf(
    company,
    'HEADCOUNT',
    `case when k.answer <> 'FOUND' then to_json(k.answer)
     else (select json_build_object('people', h.people, 'month', h.month) from company_headcounts h
       where h.company_id = k.company_id order by h.month desc limit 1) end`,
  )

/** `recruiter`: SQL text of the recruiter's id; an agent's or nobody's row answers null. */
export const proofIn = (company: string, recruiter: string): string => `json_build_object(
  'registeredAt', (select max(a.matched_at) from company_applications a
    where a.company_id = ${company}.id and a.state = 'APPROVED'),
  'business', ${BUSINESS(company)},
  'arrears', ${checkOf(
    company,
    'ARREARS',
    `json_build_object('isListed', ${company}.arrears_listed_on is not null, 'askedAt', k.answered_at)`,
  )},
  'headcount', ${HEADCOUNT(company)},
  'domain', (select json_build_object('name', d.domain, 'provedAt', d.proved_at)
    from company_domains d where d.company_id = ${company}.id and d.state = 'FOUND'),
  'recruiter', (select json_build_object('name', p.name, 'provedOn', proof.proved_on)
    from operators p left join operator_proofs proof on proof.operator_id = p.id and proof.company_id = p.company_id
    where p.id = ${recruiter} and p.role = 'RECRUITER' and p.company_id = ${company}.id))`

/** A year of people, oldest month first. */
export const headcountsIn = (company: string): string =>
  `coalesce((select json_agg(json_build_object('month', h.month, 'people', h.people, 'joined', h.joined,
     'left', h.left_count) order by h.month) from company_headcounts h where h.company_id = ${company}.id), '[]')`

/** Checks that whoever runs this service switched off. */
export function checksOff({ taxOffice, arrears, pension }: Providers): ProofCheck[] {
  return [
    ...(taxOffice ? [] : (['REGISTRATION', 'STATE'] as const)),
    ...(arrears ? [] : (['ARREARS'] as const)),
    ...(pension ? [] : (['HEADCOUNT'] as const)),
  ]
}
