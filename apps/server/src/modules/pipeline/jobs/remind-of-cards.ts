import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { REMINDER } from '@coffeeattack/domain/pipeline/reminder'
import { inArray } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { pipelineCards } from '../../../platform/db/schema/pipeline.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { isOnBoard, remindedColleague } from '../core/sql.ts'

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
    const dueIds = due.map(({ id }) => id)
    await tx.update(pipelineCards).set({ remindedAt: now }).where(inArray(pipelineCards.id, dueIds))
  })
}

type DueCard = {
  id: string
  remindOn: string
  /** Null when neither the assignee nor the setter works here any more, or when the card is not visible. */
  operatorId: string | null
}

/** Cards whose reminder is due, ordered by id. */
async function dueCards(
  db: Queries,
  { today, after, limit }: { today: string; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select c.id from pipeline_cards c
     where c.remind_on <= $1 and c.reminded_at is null and ($2::uuid is null or c.id > $2)
     order by c.id limit $3`,
    [today, after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Claims the cards that were not reminded of meanwhile. Concurrent runs claim different ones. */
async function holdDueCards(
  tx: Queries,
  { today, now, cardIds }: { today: string; now: Date; cardIds: readonly string[] },
): Promise<DueCard[]> {
  const { rows } = await tx.$client.query<DueCard>(
    `select c.id, c.remind_on as "remindOn", case when ${isOnBoard('c', '$2')}
       then coalesce(${remindedColleague('c', 'assignee_id')}, ${remindedColleague('c', 'reminds_id')}) end as "operatorId"
     from pipeline_cards c
     where c.id = any($3) and c.remind_on <= $1 and c.reminded_at is null
     order by c.id for no key update skip locked`,
    [today, now, cardIds],
  )
  return rows
}
