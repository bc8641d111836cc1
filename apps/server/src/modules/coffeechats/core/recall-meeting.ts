import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import { meetingReminders } from '@coffeeattack/domain/coffeechats/times'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { dropUnsent, notificationKey, tellPeople } from '../../notifications/core/tell.ts'
import type { CoffeechatRow } from './store.ts'

const remindersOf = (timeId: string) => ({
  COFFEECHAT: { type: 'COFFEECHAT', subject: `${timeId}:DAY_BEFORE` } as const,
  COFFEECHAT_SOON: { type: 'COFFEECHAT_SOON', subject: timeId } as const,
})

/** All that the person may be told of a time. */
const noticesOf = (timeId: string) => [
  ...Object.values(remindersOf(timeId)),
  { type: 'COFFEECHAT', subject: `${timeId}:PROPOSED` },
  { type: 'COFFEECHAT', subject: `${timeId}:CONFIRMED` },
]

/** The person is reminded of the fixed time a day before and an hour before. */
export async function recallMeeting(
  tx: Queries,
  { id, candidateId }: CoffeechatRow,
  time: ProposedTime,
  when: Clock,
): Promise<void> {
  const content = { coffeechatId: id, startsAt: time.startsAt.toISOString() }
  await tellPeople(
    tx,
    meetingReminders(time, when.now).map(({ type, dueAt }) => ({
      ...remindersOf(time.id)[type],
      userId: candidateId,
      content,
      dueAt,
    })),
    when,
  )
}

/** What waits to be told of times that are answered or no longer stand is not told. */
export async function forgetTimes(tx: Queries, { times }: CoffeechatRow, now: Date): Promise<void> {
  const standing = times.filter(({ withdrawnAt }) => withdrawnAt === null)
  await dropUnsent(tx, standing.flatMap(({ id }) => noticesOf(id)).map(notificationKey), now)
}
