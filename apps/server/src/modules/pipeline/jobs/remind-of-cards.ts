import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { REMINDER } from '@coffeeattack/domain/pipeline/reminder'
import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { dueCards, holdDueCards, markReminded } from './store.ts'

const PAGE = 200

/**
 * From nine on, of cards that somebody wanted to look at again on that day (BIZ-10): to who looks after them, else to who wanted
 * to. Where nobody ran at nine it is told later the same day.
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
