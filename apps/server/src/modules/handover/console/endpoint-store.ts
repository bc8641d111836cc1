import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { webhookEndpoints } from '../../../platform/db/schema/handover.ts'
import type { Called } from '../core/call-endpoint.ts'

export type EndpointRow = {
  id: string
  name: string
  url: string
  events: HandoverEvent[]
  createdAt: Date
  createdBy: string
  failingSince: Date | null
  stoppedAt: Date | null
  isStoppedByUs: boolean
  oldSecretUntil: Date | null
  lastDeliveredAt: Date | null
  waiting: number
  failed: number
}

const ENDPOINTS = `
  select e.id, e.name, e.url, e.events, e.created_at as "createdAt", p.name as "createdBy",
    e.failing_since as "failingSince", e.stopped_at as "stoppedAt", e.is_stopped_by_us as "isStoppedByUs",
    e.old_secret_until as "oldSecretUntil", d.*
  from webhook_endpoints e
  join operators p on p.id = e.created_by
  cross join lateral (
    select max(delivered_at) as "lastDeliveredAt", count(*) filter (where state = 'WAITING')::int as waiting,
      count(*) filter (where state = 'FAILED')::int as failed
    from webhook_deliveries where endpoint_id = e.id) d
  where e.company_id = $1`

/** Ordered by creation. */
export async function endpointsOf(db: Queries, companyId: string): Promise<EndpointRow[]> {
  const { rows } = await db.$client.query<EndpointRow>(`${ENDPOINTS} order by e.created_at, e.id`, [
    companyId,
  ])
  return rows
}

/** An endpoint of the company. */
export type OwnEndpoint = { endpointId: string; companyId: string }

export async function findEndpoint(db: Queries, { endpointId, companyId }: OwnEndpoint) {
  const { rows } = await db.$client.query<EndpointRow>(`${ENDPOINTS} and e.id = $2`, [companyId, endpointId])
  return rows[0] ?? null
}

const own = ({ endpointId, companyId }: OwnEndpoint) =>
  and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.companyId, companyId))

/** Locks the company, so that concurrent additions are counted one after the other. */
export async function lockCompany(tx: Queries, companyId: string): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

export const countEndpoints = (tx: Queries, companyId: string): Promise<number> =>
  tx.$count(webhookEndpoints, eq(webhookEndpoints.companyId, companyId))

type Row = typeof webhookEndpoints.$inferInsert

export async function addEndpoint(tx: Queries, row: Row): Promise<void> {
  await tx.insert(webhookEndpoints).values(row)
}

/** False when the endpoint belongs to another company. */
export async function changeEndpoint(tx: Queries, whose: OwnEndpoint, set: Partial<Row>): Promise<boolean> {
  const { rowCount } = await tx.update(webhookEndpoints).set(set).where(own(whose))
  return rowCount === 1
}

export async function removeEndpoint(tx: Queries, whose: OwnEndpoint): Promise<boolean> {
  const { rowCount } = await tx.delete(webhookEndpoints).where(own(whose))
  return rowCount === 1
}

/** Locks the row, so that concurrent renewals run one after the other. */
export async function findSecret(tx: Queries, whose: OwnEndpoint): Promise<Called | null> {
  const { url, secretSealed, oldSecretSealed, oldSecretUntil } = webhookEndpoints
  const [found] = await tx
    .select({ url, secretSealed, oldSecretSealed, oldSecretUntil })
    .from(webhookEndpoints)
    .where(own(whose))
    .for('no key update')
  return found ?? null
}

type Secrets = Pick<Row, 'secretSealed' | 'oldSecretSealed' | 'oldSecretUntil'>

export async function replaceSecret(tx: Queries, whose: OwnEndpoint, secrets: Secrets): Promise<void> {
  await tx.update(webhookEndpoints).set(secrets).where(own(whose))
}
