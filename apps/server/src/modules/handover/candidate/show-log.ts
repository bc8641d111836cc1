import type { HandedOver } from '@coffeeattack/domain/handover/events'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { handovers } from '../../../platform/db/schema/handover.ts'
import { cursorAt, cutPage, type PageQuery, type Place, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { ownerIsPresent } from '../../accounts/core/sql.ts'

const PAGE = 20

/** The candidate's log of data read by or sent to companies' programs, newest first (BIZ-16). */
export async function showLog(userId: string, { cursor, limit = PAGE }: PageQuery, { db }: ApiDeps) {
  const found = await handoversOf(db.drizzle, userId, { after: placeIn(cursor), limit: limit + 1 })
  const { page, nextCursor } = cutPage(found, limit, cursorAt)
  return { items: page.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })), nextCursor }
}

type Line = { id: string; company: string; logo: string | null; what: HandedOver; times: number; at: Date }

async function handoversOf(
  db: Queries,
  userId: string,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Line[]> {
  const { id, what, times, at } = handovers
  return db
    .select({ id, company: companies.name, logo: companies.logo, what, times, at })
    .from(handovers)
    .innerJoin(companies, eq(companies.id, handovers.companyId))
    .where(
      and(
        eq(handovers.candidateId, userId),
        ownerIsPresent(handovers.candidateId),
        after ? sql`(${at}, ${id}) < (${after.at}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}
