import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'
import { id, moment, oneOf } from './columns.ts'
import { operatorRoles, operators } from './operators.ts'
import { users } from './users.ts'

/** Every opening of a profile; the candidate can read who and when. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'restrict' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'restrict' }),
    /** As it was then: people change jobs. */
    role: text({ enum: operatorRoles }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('profile_views_of_candidate').on(t.candidateId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('profile_views_by_operator').on(t.operatorId, t.at.desc().nullsFirst()),
    oneOf('profile_views_role', t.role, operatorRoles),
  ],
)

export const auditActors = ['CANDIDATE', 'OPERATOR', 'PARTNER', 'SYSTEM'] as const

/** Who did what to what. Ids alone, bound to no row, so that it outlives what it tells of. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    actor: text({ enum: auditActors }).notNull(),
    actorId: uuid(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: uuid(),
    detail: jsonb(),
    requestId: text(),
  },
  (t) => [
    index('audit_log_when').on(t.at.desc().nullsFirst()),
    index('audit_log_of_actor').on(t.actorId, t.at.desc().nullsFirst()),
    index('audit_log_of_subject').on(t.subjectId, t.at.desc().nullsFirst()),
    oneOf('audit_log_actor', t.actor, auditActors),
  ],
)
