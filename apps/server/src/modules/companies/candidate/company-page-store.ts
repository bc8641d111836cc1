import type { HeadcountMonth } from '@coffeeattack/domain/companies/headcount'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import type { companies } from '../../../platform/db/schema/companies.ts'
import { ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { deadlineJson, delivered, momentJson, statusOn } from '../../offers/core/sql.ts'
import { headcountsIn, type ProofInJson, proofIn } from '../core/proofs.ts'
import { type RecordInJson, recordIn } from '../core/records.ts'

type Company = typeof companies.$inferSelect
export type CompanyPageRow = Pick<Company, 'id' | 'name' | 'logo' | 'domain' | 'region' | 'headcount'> & {
  isVerified: boolean
  record: RecordInJson
  proof: ProofInJson
  headcountItems: HeadcountMonth[]
  offerItems: {
    id: string
    offerGroupId: string | null
    status: OfferStatus
    position: string
    salaryMin: number | null
    salaryMax: number | null
    isJustMessage: boolean
    operatorName: string
    createdAt: string
    expiredAt: string
  }[]
  viewItems: string[]
}

/** What the company `c` sent to the person `$1`, as far as it reached them by `$2`. */
const SENT = `o.company_id = c.id and o.candidate_id = $1 and ${delivered('o', '$2')}`

/** Only companies that reached the person are theirs to look at. */
const REACHED = `${ownerHasNotLeft('$1')} and exists (select from offers o where ${SENT})`

const RECORD = recordIn('c')

/** With whoever sent the newest offer. */
const PROOF = proofIn(
  'c',
  `(select o.operator_id from offers o where ${SENT} order by o.deliver_at desc, o.id desc limit 1)`,
)

const OFFERS = `coalesce((
  select json_agg(json_build_object('id', o.id, 'offerGroupId', o.group_id, 'status', ${statusOn('o', '$3')},
    'position', o.position, 'salaryMin', o.salary_min, 'salaryMax', o.salary_max,
    'isJustMessage', o.is_just_message, 'operatorName', p.name, 'createdAt', ${momentJson('o.created_at')},
    'expiredAt', ${deadlineJson('o')}) order by o.created_at desc, o.id desc)
  from offers o join operators p on p.id = o.operator_id where ${SENT}), '[]')`

/** Somebody may open a profile many times a day: the last time of each day in Seoul tells it. */
const VIEWS = `coalesce((select json_agg(${momentJson('seen.at')} order by seen.at desc) from (
    select max(v.at) as at from profile_views v
    where v.candidate_id = $1 and v.company_id = c.id and v.at >= $5
    group by (v.at at time zone 'Asia/Seoul')::date) seen), '[]')`

type CompanyPageInput = { userId: string; companyId: string; now: Date; today: string; viewsFrom: Date }

export async function findCompanyPage(
  db: Queries,
  { userId, companyId, now, today, viewsFrom }: CompanyPageInput,
): Promise<CompanyPageRow | null> {
  const { rows } = await db.$client.query<CompanyPageRow>({
    name: 'company-page',
    text: `select c.id, c.name, c.logo, c.domain, c.region, c.headcount, c.verified_at is not null as "isVerified",
        ${RECORD} as record, ${PROOF} as proof, ${headcountsIn('c')} as "headcountItems", ${OFFERS} as "offerItems", ${VIEWS} as "viewItems"
      from companies c where c.id = $4 and ${REACHED}`,
    values: [userId, now, today, companyId, viewsFrom],
  })
  return rows[0] ?? null
}

/** Of those companies that reached the person. */
export async function recordsOf(
  db: Queries,
  userId: string,
  { companyIds, now }: { companyIds: readonly string[]; now: Date },
): Promise<{ id: string; record: RecordInJson }[]> {
  const { rows } = await db.$client.query<{ id: string; record: RecordInJson }>({
    name: 'company-records',
    text: `select c.id, ${RECORD} as record from companies c where c.id = any($3::uuid[]) and ${REACHED}`,
    values: [userId, now, companyIds],
  })
  return rows
}

/** Of those companies that reached the person. */
export async function proofsOf(
  db: Queries,
  userId: string,
  { companyIds, now }: { companyIds: readonly string[]; now: Date },
): Promise<{ id: string; proof: ProofInJson }[]> {
  const { rows } = await db.$client.query<{ id: string; proof: ProofInJson }>({
    name: 'company-proofs',
    text: `select c.id, ${PROOF} as proof from companies c where c.id = any($3::uuid[]) and ${REACHED}`,
    values: [userId, now, companyIds],
  })
  return rows
}
