import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { DeedAction, DeedSubject } from '@coffeeattack/domain/operators/deeds'
import type { Queries } from '../../../platform/db/queries.ts'
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
  candidate: 'select $5::uuid where $5 is not null',
  offer: 'select candidate_id from offers where id = $5',
  curation: 'select candidate_id from offer_groups where id = $5',
  coffeechat: 'select candidate_id from coffeechats where id = $5',
  room: 'select candidate_id from message_rooms where id = $5',
  inquiry: 'select user_id from inquiries where id = $5 and user_id is not null',
  'more-request': 'select user_id from more_offer_requests where id = $5',
  'kept-word': 'select candidate_id from kept_words where id = $5',
}

/** Writes an entry of the audit trail in the transaction of the action, so there is no action without an entry. */
export async function recordDeed(
  tx: Queries,
  { operatorId, address }: Pick<OperatorCaller, 'operatorId' | 'address'>,
  { action, subject, subjectId, whose, detail }: Deed,
  now: Date,
): Promise<void> {
  const people = whose ? '$8::uuid[]' : `array(${WHOSE[subject] ?? 'select $5::uuid where false'})`
  await tx.$client.query(
    `insert into audit_log (at, actor, actor_id, action, subject, subject_id, detail, address, whose)
     values ($1, 'OPERATOR', $2, $3, $4, $5, $6, $7, ${people})`,
    [now, operatorId, action, subject, subjectId, detail ?? null, address, ...(whose ? [whose] : [])],
  )
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
 * candidate that was not recorded today.
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
