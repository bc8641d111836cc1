import { judgements, unknownReasons } from '@coffeeattack/domain/paid-checks/judgement'
import { paidStates } from '@coffeeattack/domain/paid-checks/invitation'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { coffeechats } from './coffeechats.ts'
import { id, idOf, manwon, moment, oneOf } from './columns.ts'
import { users } from './users.ts'

/**
 * Invitations to confirm a promised pay, and what came of them (KEEP-7, KEEP-8). Of the insurer's answer only what the person reads is
 * kept; a deleted result keeps that the person was asked.
 */
export const paidChecks = pgTable(
  'paid_checks',
  {
    id: id(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    coffeechatId: idOf(() => coffeechats.id, 'cascade').notNull(),
    /** How many months after the first day. */
    round: smallint().notNull(),
    startsOn: date().notNull(),
    /** The base pay that both agreed on, as it stood when the person was asked. */
    promised: manwon().notNull(),
    state: text({ enum: paidStates }).notNull(),
    invitedAt: moment().notNull(),
    answeredAt: moment(),
    judgement: text({ enum: judgements }),
    reason: text({ enum: unknownReasons }),
    insured: manwon(),
    keptFrom: manwon(),
    /** YYYY-MM */
    month: text(),
  },
  (t) => [
    uniqueIndex('paid_checks_once').on(t.coffeechatId, t.round),
    index('paid_checks_of_candidate').on(t.candidateId, t.invitedAt.desc().nullsFirst()),
    oneOf('paid_checks_state', t.state, paidStates),
    oneOf('paid_checks_judgement', t.judgement, judgements),
    oneOf('paid_checks_reason', t.reason, unknownReasons),
    check('paid_checks_round', sql`${t.round} in (3, 13)`),
    check('paid_checks_answered', sql`(${t.state} = 'INVITED') = (${t.answeredAt} is null)`),
    check('paid_checks_done', sql`(${t.state} = 'DONE') = (${t.judgement} is not null)`),
    check('paid_checks_unknown', sql`(${t.reason} is not null) = (coalesce(${t.judgement}, '') = 'UNKNOWN')`),
    check(
      'paid_checks_figures',
      sql`num_nonnulls(${t.insured}, ${t.keptFrom}, ${t.month}) = case when ${t.judgement} in ('KEPT', 'NOT_KEPT') then 3 else 0 end`,
    ),
  ],
)
