import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { OfferedPay } from '@coffeeattack/domain/pacts/differences'
import type { Terms } from '@coffeeattack/domain/pacts/terms'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { pactSeals } from '../../../platform/db/schema/pacts.ts'

/** Pacts that both signed and whose file is not made yet, the oldest first. */
export async function dueSeals(db: Queries, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select pact_id as id from pact_seals where sealed_at is null order by at limit $1',
    [limit],
  )
  return rows.map(({ id }) => id)
}

export type ToSeal = {
  at: Date
  number: number
  terms: Terms
  offered: OfferedPay
  partiesSealed: string
  sentAt: Date
  signatures: { side: Side; receiptId: string; rawSealed: string; askSealed: string }[]
}

/** Holds the seal for one who makes it. Null when it is made, or under way. SQL text: it joins. */
export async function holdSeal(
  db: Queries,
  pactId: string,
  { now, until }: { now: Date; until: Date },
): Promise<ToSeal | null> {
  const { rows } = await db.$client.query<ToSeal>(
    `update pact_seals seal set sealing_until = $3 from pacts p, pact_versions v
     where seal.pact_id = $1 and p.id = seal.pact_id and v.pact_id = seal.pact_id and v.number = seal.version
       and seal.sealed_at is null and (seal.sealing_until is null or seal.sealing_until <= $2)
     returning seal.at, v.number, v.terms, p.offered, v.parties_sealed as "partiesSealed", v.sent_at as "sentAt",
       (select json_agg(json_build_object('side', s.side, 'receiptId', s.receipt_id, 'rawSealed', s.raw_sealed,
           'askSealed', s.ask_sealed)) from pact_signatures s
         where s.pact_id = seal.pact_id and s.version = seal.version and s.state = 'SIGNED') as signatures`,
    [pactId, now, until],
  )
  return rows[0] ?? null
}

export async function letSealGo(db: Queries, pactId: string): Promise<void> {
  await db.update(pactSeals).set({ sealingUntil: null }).where(eq(pactSeals.pactId, pactId))
}

type Made = { storeKey: string; sealedAt: Date; isStamped: boolean }

export async function markSealed(tx: Queries, pactId: string, made: Made): Promise<boolean> {
  const { rowCount } = await tx
    .update(pactSeals)
    .set(made)
    .where(and(eq(pactSeals.pactId, pactId), isNull(pactSeals.sealedAt)))
  return rowCount === 1
}
