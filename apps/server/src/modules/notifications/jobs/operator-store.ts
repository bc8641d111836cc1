import type { Queries } from '../../../platform/db/queries.ts'
import { presentAmong } from '../../../platform/streams/presence.ts'
import { companyMayIn } from '../../companies/core/gates.ts'
import { works } from '../../operators/core/sql.ts'
import { MARK, messageIsShown, roomIsOpen, stillAnswers } from '../../rooms/core/sql.ts'
import { DEFAULT_READER, type OperatorReader, readersOf } from '../console/settings.ts'
import { toBeTold } from '../core/tell.ts'
import { forgetEndedBrowsers } from '../push/browsers.ts'

/** The operator who gets the notification, as they are now. */
export type OperatorListener = OperatorReader & {
  email: string
  isPresent: boolean
  lastMailAt: Date | null
  browsers: string[]
}

/** Null if they no longer work there, or their company may read of nobody (FIRM-2). Deletes the push subscriptions of logins that ended. */
export async function operatorListener(tx: Queries, operatorId: string, now: Date) {
  await forgetEndedBrowsers('operator', tx, operatorId)
  const { rows } = await tx.$client.query<Pick<OperatorListener, 'email' | 'lastMailAt' | 'browsers'>>(
    `select p.email,
       (select max(n.sent_at) from notices n where n.operator_id = p.id and n.channel = 'MAIL' and n.type = '${RING}')
         as "lastMailAt",
       array(select id::text from operator_push_subscriptions where operator_id = p.id order by id) as browsers
     from operators p where p.id = $1 and ${works('p')} and ${companyMayIn('meet', 'p.company_id')}`,
    [operatorId],
  )
  const [found] = rows
  if (!found) return null
  const reader = (await readersOf(tx, [operatorId])).get(operatorId) ?? DEFAULT_READER
  return { ...reader, ...found, isPresent: (await presentAmong(tx, [operatorId], now)).has(operatorId) }
}

/** The type of a push or mail row: it gathers notifications of all types. */
export const RING = 'NEWS'

/**
 * Claims an operator with due notifications, except those that this run skips. Their row stays locked until the
 * transaction ends, so two workers cannot write two rings.
 */
export async function claimOperator(tx: Queries, now: Date, skipped: readonly string[]) {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select p.id from notices n join operators p on p.id = n.operator_id
     where ${toBeTold('n')} and n.due_at <= $1 and n.channel = 'CENTRE' and p.id <> all($2::uuid[])
     order by n.due_at, n.id limit 1 for no key update of p skip locked`,
    [now, skipped],
  )
  return rows[0]?.id ?? null
}

export async function dueTo(tx: Queries, operatorId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select n.id from notices n where n.operator_id = $1 and n.channel = 'CENTRE' and n.due_at <= $2
       and ${toBeTold('n')} order by n.due_at, n.id`,
    [operatorId, now],
  )
  return rows.map(({ id }) => id)
}

type WaitingRoom = {
  roomId: string
  operatorId: string
  companyId: string | null
  messageId: string
  seq: number
}

/**
 * The first unread message of each room that is older than `until`. Announced once per stretch of unread messages.
 * Questions without a name are announced one by one when they are asked.
 */
export async function roomsUnread(
  tx: Queries,
  { since, until, after, limit }: { since: Date; until: Date; after: string | null; limit: number },
): Promise<WaitingRoom[]> {
  const { rows } = await tx.$client.query<WaitingRoom>(
    `select r.id as "roomId", r.operator_id as "operatorId", r.company_id as "companyId",
       m.id as "messageId", m.seq
     from message_rooms r
       join operators p on p.id = r.operator_id and (r.company_id is not null or ${stillAnswers('r', 'p')})
       cross join lateral (select ${MARK.operator} as seq) k
       cross join lateral (
         select id, seq, created_at from messages
         where room_id = r.id and seq > k.seq and sender = 'CANDIDATE' and ${messageIsShown('messages')}
         order by seq limit 1) m
     where r.last_message_at >= $1 and r.last_seq > k.seq and m.created_at <= $2 and r.questions_asked = 0
       and ${roomIsOpen('r')}
       and not exists (select from notices n where n.dedupe_key = 'ROOM_MESSAGE:' || r.id || ':' || m.seq)
       and ($3::uuid is null or r.id > $3)
     order by r.id limit $4`,
    [since, until, after, limit],
  )
  return rows
}
