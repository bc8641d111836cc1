import { endOfKstDay, parseDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { operatorAudience } from '../core/sides.ts'

export type Colleague = { id: string; name: string }

/** Who can answer in a room of this kind: the company's recruiters, or our agents. */
export async function assigneesFor(db: Queries, companyId: string | null): Promise<Colleague[]> {
  const { rows } = await db.$client.query<Colleague>(
    `select id, name from operators
     where disabled_at is null and role = $2 and company_id is not distinct from $1 order by name, id`,
    [companyId, companyId ? 'RECRUITER' : 'AGENT'],
  )
  return rows
}

export type ShownOffer = { id: string; name: string; position: string; status: OfferStatus }

/** What this side ($2) sent to the candidate ($1) and has arrived by now ($3). */
const sentBy = ({ role }: OperatorCaller) => `o.candidate_id = $1
  and ${role === 'recruiter' ? 'o.company_id = $2' : 'o.operator_id = $2'} and o.undone_at is null and o.deliver_at <= $3`

/** The newest first. */
export async function offersTo(
  db: Queries,
  candidateId: string,
  caller: OperatorCaller,
  { now, limit }: { now: Date; limit: number },
): Promise<ShownOffer[]> {
  const { rows } = await db.$client.query<ShownOffer & { expiryDay: string }>(
    `select o.id, coalesce(c.name, p.name) as name, o.position, o.status, o.expiry_day as "expiryDay"
     from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
     where ${sentBy(caller)} order by o.created_at desc, o.id desc limit $4`,
    [candidateId, operatorAudience(caller), now, limit],
  )
  return rows.map(({ expiryDay, ...offer }) => {
    const expiredAt = endOfKstDay(parseDay(expiryDay)!)
    return { ...offer, status: effectiveStatus({ status: offer.status, expiredAt }, now) }
  })
}

export async function hasSent(
  db: Queries,
  { offerId, candidateId }: { offerId: string; candidateId: string },
  caller: OperatorCaller,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.$client.query(`select from offers o where ${sentBy(caller)} and o.id = $4`, [
    candidateId,
    operatorAudience(caller),
    now,
    offerId,
  ])
  return rowCount === 1
}

export async function giveRoom(tx: Queries, roomId: string, operatorId: string): Promise<void> {
  await tx.$client.query(`update message_rooms set operator_id = $2 where id = $1`, [roomId, operatorId])
}

export async function reopenRoom(tx: Queries, roomId: string): Promise<void> {
  await tx.$client.query(`update message_rooms set closed_at = null where id = $1`, [roomId])
}
