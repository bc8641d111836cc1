import type { Queries } from '../../../platform/db/queries.ts'
import { companyDomains } from '../../../platform/db/schema/company-checks.ts'
import type { WaitingDomain } from '../core/domain-store.ts'
import { type DomainRow, domainIn } from '../core/evidence.ts'
import { type ProofInJson, proofIn } from '../core/proofs.ts'

type OwnChecks = {
  company: { id: string; name: string; logo: string | null; region: string }
  proof: ProofInJson
  domainRow: DomainRow | null
  email: string
}

/** Of the recruiter's company. */
export async function findOwnChecks(db: Queries, operatorId: string): Promise<OwnChecks | null> {
  const { rows } = await db.$client.query<OwnChecks>(
    `select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo, 'region', c.region) as company,
       ${proofIn('c', '$1::uuid')} as proof, ${domainIn('c')} as "domainRow", me.email
     from operators me join companies c on c.id = me.company_id where me.id = $1`,
    [operatorId],
  )
  return rows[0] ?? null
}

type OwnDomain = {
  companyId: string
  proof: (Omit<WaitingDomain, 'companyId'> & { nextAt: Date | null }) | null
}

/** The proof that the recruiter's company has begun. */
export async function findOwnDomain(db: Queries, operatorId: string): Promise<OwnDomain | null> {
  type Row = OwnDomain['proof'] & { companyId: string; domain: string | null }
  const { rows } = await db.$client.query<Row>(
    `select me.company_id as "companyId", d.domain, d.token, d.state, d.started_at as "startedAt",
       d.missed_at as "missedAt", d.next_at as "nextAt"
     from operators me left join company_domains d on d.company_id = me.company_id
     where me.id = $1 and me.company_id is not null`,
    [operatorId],
  )
  const [row] = rows
  if (!row) return null
  const { companyId, ...proof } = row
  return { companyId, proof: proof.domain === null ? null : proof }
}

type NewDomain = { companyId: string; domain: string; token: string; now: Date }

export async function startDomain(tx: Queries, { companyId, domain, token, now }: NewDomain): Promise<void> {
  const begun = {
    domain,
    token,
    state: 'WAITING',
    found: null,
    startedAt: now,
    lookedAt: null,
    provedAt: null,
    missedAt: null,
    nextAt: now,
  } as const
  await tx
    .insert(companyDomains)
    .values({ ...begun, companyId })
    .onConflictDoUpdate({ target: companyDomains.companyId, set: begun })
}
