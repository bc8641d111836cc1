import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { REMINDER } from '@coffeeattack/domain/pipeline/reminder'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { dueCards, markReminded } from './store.ts'

const PAGE = 200

/**
 * From nine on, of cards that somebody wanted to look at again on that day (BIZ-10): to who looks after them, else to who wanted
 * to. Where nobody ran at nine it is told later the same day.
 */
export const remindOfCardsJob: Job = {
  name: 'remind-of-cards',
  cron: `*/10 ${REMINDER.hour}-21 * * *`,
  async run(deps) {
    while (!deps.stopping.aborted && (await remindPage(deps)) === PAGE);
  },
}

function remindPage({ db, ids, clock }: Deps): Promise<number> {
  const now = clock()
  return db.transaction(async (tx) => {
    const due = await dueCards(tx, { today: formatDay(kstDay(now)), now, limit: PAGE })
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
    return due.length
  })
}
