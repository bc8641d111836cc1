import { notificationChannels } from '../../../platform/db/schema/notifications.ts'
import type { Reading, ReadingSource } from '../../../platform/observing/reading.ts'
import { toBeTold } from './tell.ts'

/** By channel, with 0 for an empty one: a graph has no gaps then. */
async function waiting({ db, clock }: ReadingSource, value: string) {
  const { rows } = await db.pool.query<{ channel: string; value: number }>(
    `select channel, ${value} as value from (
       select channel, due_at from notices n where ${toBeTold('n')}
       union all select 'MAIL', due_at from mails) waiting
     where due_at <= $1 group by channel`,
    [clock()],
  )
  return notificationChannels.map((channel) => ({
    channel,
    value: rows.find((row) => row.channel === channel)?.value ?? 0,
  }))
}

export const notificationsWaiting: Reading = {
  name: 'outbox_waiting',
  help: 'Notifications and mails that are due and neither sent nor dropped',
  labels: ['channel'],
  read: (source) => waiting(source, 'count(*)::int'),
}

export const oldestNotification: Reading = {
  name: 'outbox_oldest_seconds',
  help: 'For how long the oldest due notification or mail has been due',
  labels: ['channel'],
  read: (source) => waiting(source, 'extract(epoch from $1 - min(due_at))::float8'),
}
