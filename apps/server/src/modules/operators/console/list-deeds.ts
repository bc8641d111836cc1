import { parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { cutPage, fromCursor, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findDeeds } from './audit-store.ts'

const PAGE = 50

type DeedsQuery = PageQuery & {
  operatorId?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export async function listDeeds({ from, until, cursor, ...query }: DeedsQuery, { db }: ApiDeps) {
  const limit = query.limit ?? PAGE
  const [after] = fromCursor(cursor) ?? []
  const rows = await findDeeds(db.drizzle, {
    ...query,
    since: dayStart(from, 0),
    before: dayStart(until, 1),
    after: Number.isSafeInteger(after) ? Number(after) : null,
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, (last) => toCursor(last.id))
  return { items: page.map(shown), nextCursor }
}

function dayStart(text: string | undefined, daysOn: number): Date | null {
  const day = text === undefined ? null : parseDay(text)
  return day === null ? null : startOfKstDay(day + daysOn)
}

type DeedRow = Awaited<ReturnType<typeof findDeeds>>[number]

function shown(row: DeedRow) {
  const { action, subject, subjectId, subjectName, operatorId, operatorName, operatorRole } = row
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    operator: operatorId
      ? { id: operatorId, name: operatorName ?? '', role: (operatorRole ?? '').toLowerCase() as OperatorRole }
      : null,
    action,
    subject,
    subjectId,
    subjectName,
    address: row.address,
    details: Object.entries((row.detail ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value: textOf(value) })),
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
