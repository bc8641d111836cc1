import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { works, worksFor } from '../../operators/core/sql.ts'
import { changedCentre } from './live.ts'
import { type OperatorNotification, tellOperators } from './tell.ts'

/** A notification about something that the operator sent for a company; null for a curation, which is the agent's own. */
export type SenderNotification = OperatorNotification & { companyId: string | null }

/**
 * Notifies the sender; if they no longer work for the company, every active recruiter of it (BIZ-7). Otherwise nobody at
 * the company would learn of a match, a counter or a time.
 */
export async function tellSenders(
  tx: Queries,
  told: readonly SenderNotification[],
  when: Clock,
): Promise<void> {
  if (told.length === 0) return
  const readers = await readersOf(tx, told)
  const notifications = readers.flatMap(({ place, operatorId, rank }) => {
    const { companyId: _company, ...notification } = told[place - 1]!
    // The first one keeps the subject, so that a lookup of one key answers whether it was announced.
    const subject = rank === 1 ? notification.subject : `${notification.subject}:${operatorId}`
    return [{ ...notification, subject, operatorId }]
  })
  await tellOperators(tx, notifications, when)
}

type Reader = { place: number; operatorId: string; rank: number }

/** A sender without a company is an agent: nobody can stand in for them, so they are notified even if they left. */
async function readersOf(tx: Queries, told: readonly SenderNotification[]): Promise<Reader[]> {
  const { rows } = await tx.$client.query<Reader>(
    `select sent.place::int, coalesce(colleague.id, sender.id) as "operatorId",
       row_number() over (partition by sent.place order by colleague.id)::int as rank
     from unnest($1::uuid[], $2::uuid[]) with ordinality as sent (operator_id, company_id, place)
       join operators sender on sender.id = sent.operator_id
       left join operators colleague on not ${worksFor('sender', 'sent.company_id')}
         and colleague.company_id = sent.company_id and ${works('colleague')}
     where ${worksFor('sender', 'sent.company_id')} or colleague.id is not null or sender.company_id is null
     order by sent.place, colleague.id`,
    [told.map(({ operatorId }) => operatorId), told.map(({ companyId }) => companyId)],
  )
  return rows
}

/** An operator who moves to another company loses the notifications of the old one. */
export async function closeNotifications(tx: Queries, operatorId: string, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(eq(notices.operatorId, operatorId), isNull(notices.droppedAt)))
  if (rowCount !== 0) await changedCentre(tx, operatorId, now)
}
