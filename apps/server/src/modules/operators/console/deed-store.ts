import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { invitations, operators } from '../../../platform/db/schema/operators.ts'
import { auditLog } from '../../../platform/db/schema/oversight.ts'
import { partners } from '../../../platform/db/schema/partners.ts'

export type Wanted = {
  operatorId?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  since: Date | null
  before: Date | null
  /** Goes on behind this row. */
  after: number | null
  limit: number
}

/** Candidates have no name here: the trail of our people's deeds is not a way to learn who somebody is. */
const subjectName = sql<string | null>`case ${auditLog.subject}
  when 'operator' then (select name from operators subject where subject.id = ${auditLog.subjectId})
  when 'company' then (select name from ${companies} subject where subject.id = ${auditLog.subjectId})
  when 'partner' then (select name from ${partners} subject where subject.id = ${auditLog.subjectId})
  when 'invitation' then (select email from ${invitations} subject where subject.id = ${auditLog.subjectId})
  end`

/** Newest first; rows of one moment in the order they were written. */
export async function findDeeds(db: Queries, wanted: Wanted) {
  const { operatorId, action, subject, subjectId, since, before, after, limit } = wanted
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      subjectName,
      detail: auditLog.detail,
      operatorId: operators.id,
      operatorName: operators.name,
      operatorRole: operators.role,
    })
    .from(auditLog)
    .leftJoin(operators, and(eq(auditLog.actor, 'OPERATOR'), eq(operators.id, auditLog.actorId)))
    .where(
      and(
        operatorId === undefined ? undefined : eq(auditLog.actorId, operatorId),
        action === undefined ? undefined : eq(auditLog.action, action),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        since === null ? undefined : gte(auditLog.at, since),
        before === null ? undefined : lt(auditLog.at, before),
        after === null ? undefined : lt(auditLog.id, after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}
