import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { DeedAction, DeedSubject } from '@coffeeattack/domain/operators/deeds'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { auditLog } from '../../../platform/db/schema/operators.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'

/** An action and its subject. Only ids and fixed words: no name, no contact, no text that a person wrote. */
export type Deed = {
  action: DeedAction
  subject: DeedSubject
  subjectId: string | null
  /** The candidates concerned, when they cannot be derived from the subject. */
  whose?: readonly string[]
  detail?: Record<string, unknown>
}

/** The candidate whose data a subject is. Posts of the anonymous talk lead to nobody, not even here. */
const WHOSE: Readonly<Partial<Record<DeedSubject, string>>> = {
  candidate: 'select id from (select ?::uuid) given (id) where id is not null',
  offer: 'select candidate_id from offers where id = ?',
  curation: 'select candidate_id from offer_groups where id = ?',
  coffeechat: 'select candidate_id from coffeechats where id = ?',
  room: 'select candidate_id from message_rooms where id = ?',
  inquiry: 'select user_id from inquiries where id = ? and user_id is not null',
  'more-request': 'select user_id from more_offer_requests where id = ?',
  'kept-word': 'select candidate_id from kept_words where id = ?',
}

/** Writes an entry of the audit trail in the transaction of the action, so there is no action without an entry. */
export async function recordDeed(
  tx: Queries,
  { operatorId, address }: Pick<OperatorCaller, 'operatorId' | 'address'>,
  { whose, ...deed }: Deed,
  now: Date,
): Promise<void> {
  const derived = WHOSE[deed.subject]
  const people = derived === undefined ? [] : asSql(`array(${derived})`, deed.subjectId)
  await tx.insert(auditLog).values({
    ...deed,
    at: now,
    actor: 'OPERATOR',
    actorId: operatorId,
    address,
    whose: whose ? [...whose] : people,
  })
}

/**
 * Records that an operator opened a page that refreshes itself: one row per day in Seoul and client address. A refresh is no second
 * opening.
 */
export async function recordOpening(
  tx: Queries,
  caller: Pick<OperatorCaller, 'operatorId' | 'address'>,
  deed: Deed & { subjectId: string },
  now: Date,
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `select 1 from audit_log
      where subject_id = $1 and at >= $2 and actor_id = $3 and action = $4 and address is not distinct from $5
      limit 1`,
    [deed.subjectId, startOfKstDay(kstDay(now)), caller.operatorId, deed.action, caller.address],
  )
  if (rowCount === 0) await recordDeed(tx, caller, deed, now)
}

/**
 * Records which candidates a polling list showed to an operator. One row per day and address; a new row only when the list contains a
 * candidate that was not recorded today. SQL text, because it inserts from a select.
 */
export async function recordShowing(
  tx: Queries,
  { operatorId, address }: Pick<OperatorCaller, 'operatorId' | 'address'>,
  { action, whose }: { action: DeedAction; whose: readonly string[] },
  now: Date,
): Promise<void> {
  await tx.$client.query({
    name: 'record-showing',
    text: `insert into audit_log (at, actor, actor_id, action, subject, address, whose)
      select $1::timestamptz, 'OPERATOR', $2::uuid, $3::text, 'candidate', $4::text, $5::uuid[]
      where not exists (select from audit_log where actor_id = $2 and at >= $6 and action = $3
        and address is not distinct from $4 and whose @> $5)`,
    values: [now, operatorId, action, address, whose, startOfKstDay(kstDay(now))],
  })
}
