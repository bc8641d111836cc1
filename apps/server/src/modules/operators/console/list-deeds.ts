import { formatMonth, kstMonth, parseDay, parseMonth, startOfKstDay } from '@coffeeattack/domain/kst'
import { ACCESS_RECORDS, isUnusual, monthBounds, UNUSUAL } from '@coffeeattack/domain/operators/access-review'
import { readings } from '@coffeeattack/domain/operators/deeds'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Queries } from '../../../platform/db/queries.ts'
import { cutPage, fromCursor, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countAccess, type DeedRow, findDeeds, findReview } from './audit-store.ts'

const PAGE = 50

/** The filter for entries of the trail. */
export type DeedsWanted = {
  q?: string | undefined
  operatorId?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

type DeedsQuery = PageQuery & DeedsWanted & { isEach?: boolean | undefined }

export async function listDeeds({ cursor, isEach = false, ...query }: DeedsQuery, { db }: ApiDeps) {
  const limit = query.limit ?? PAGE
  const [after] = fromCursor(cursor) ?? []
  const rows = await deedsWanted(db.drizzle, query, {
    after: Number.isSafeInteger(after) ? Number(after) : null,
    limit: limit + 1,
    gathered: isEach ? [] : readings,
  })
  const { page, nextCursor } = cutPage(rows, limit, (last) => toCursor(Number(last.id)))
  return { items: page.map(shown), nextCursor }
}

type DeedsPage = { after: number | null; limit: number; gathered: readonly string[] }

export function deedsWanted(db: Queries, { from, until, q, ...wanted }: DeedsWanted, page: DeedsPage) {
  return findDeeds(db, {
    ...wanted,
    ...page,
    q: (q ?? '').trim().normalize('NFC').toLowerCase(),
    since: dayStart(from, 0),
    before: dayStart(until, 1),
  })
}

function dayStart(text: string | undefined, daysOn: number): Date | null {
  const day = text === undefined ? null : parseDay(text)
  return day === null ? null : startOfKstDay(day + daysOn)
}

function shown(row: DeedRow) {
  const { id, action, subject, subjectId, subjectName, times, operatorId, operatorName, operatorRole } = row
  return {
    id,
    at: row.at.toISOString(),
    operator: operatorId
      ? { id: operatorId, name: operatorName ?? '', role: (operatorRole ?? '').toLowerCase() as OperatorRole }
      : null,
    action,
    subject,
    subjectId,
    subjectName,
    address: row.address,
    details: Object.entries(row.detail ?? {})
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value: textOf(value) })),
    times,
    firstAt: row.firstAt.toISOString(),
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type ReviewQuery = { month?: string | undefined }

/** Who read or changed how many people's data within a month, those with the most first, and who signed it off. */
export async function reviewAccess({ month: text }: ReviewQuery, { db, clock }: ApiDeps) {
  const thisMonth = kstMonth(clock())
  const asked = (text === undefined ? null : parseMonth(text)) ?? thisMonth
  const month = Math.min(Math.max(asked, thisMonth - ACCESS_RECORDS.keptMonths), thisMonth)
  const signed = await findReview(db.drizzle, formatMonth(month))
  return {
    month: formatMonth(month),
    items: await accessIn(db.drizzle, month),
    signedOff: signed && { name: signed.name, at: signed.at.toISOString(), note: signed.note },
    canSignOff: signed === null && month < thisMonth,
  }
}

/** Each operator's access in a month, numbered as the domain numbers it. */
export async function accessIn(db: Queries, month: number) {
  const rows = await countAccess(db, {
    ...monthBounds(month),
    before: monthBounds(month - UNUSUAL.monthsBefore).starts,
    monthsBefore: UNUSUAL.monthsBefore,
  })
  return rows.map(({ id, name, role, usual, ...counted }) => ({
    operator: { id, name, role: role.toLowerCase() as OperatorRole },
    ...counted,
    usual: Math.round(usual),
    isUnusual: isUnusual(counted.people, usual),
  }))
}
