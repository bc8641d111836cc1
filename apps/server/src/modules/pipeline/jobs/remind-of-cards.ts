import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { REMINDER } from '@coffeeattack/domain/pipeline/reminder'
import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { dueCards, holdDueCards, markReminded } from './store.ts'

const PAGE = 200

/**
 * Sends reminders of cards from nine on their day (BIZ-10), to the assignee, else to whoever set the reminder. If no process ran at
 * nine, they go out later the same day.
 */
export const remindOfCardsJob: Job = {
  name: 'remind-of-cards',
  cron: `*/10 ${REMINDER.hour}-21 * * *`,
  run: (deps) =>
    eachAlone('remind-of-cards', deps, async (alone) => {
      for (let after: string | null = null; !deps.stopping.aborted;) {
        const today = formatDay(kstDay(deps.clock()))
        const page: string[] = await dueCards(deps.db.drizzle, { today, after, limit: PAGE })
        await alone.all(page, (cardIds) => remindOf(cardIds, deps))
        if (page.length < PAGE) return
        after = page.at(-1)!
      }
    }),
}

function remindOf(cardIds: readonly string[], { db, ids, clock }: Deps): Promise<void> {
  const now = clock()
  return db.transaction(async (tx) => {
    const due = await holdDueCards(tx, { today: formatDay(kstDay(now)), now, cardIds })
    await tellOperators(
      tx,
      due.flatMap(({ id, remindOn, operatorId }) =>
        operatorId === null
          ? []
          : ([
              {
                type: 'CARD_REMINDED',
                operatorId,
                subject: `${id}:${remindOn}:${operatorId}`,
                content: { cardId: id },
              },
            ] as const),
      ),
      { ids, now },
    )
    await markReminded(
      tx,
      due.map(({ id }) => id),
      now,
    )
  })
}
