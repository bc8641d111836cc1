import { BRAND } from '@coffeeattack/domain/brand'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { mustBeHere } from '../core/store.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { viewsOf, type Place, type View } from './store.ts'

const PAGE = 20

/** Who opened the profile, when, and in which role (OFR-14, TRUST-2). Which person it was stays with their company. */
export async function showViews(
  userId: string,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
  { db }: ApiDeps,
) {
  await mustBeHere(db.drizzle, userId)
  const after = cursor === undefined ? null : placeIn(cursor)
  const found = await viewsOf(db.drizzle, userId, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ company, logo, role, at }) => ({
      company: company ?? BRAND.ko,
      logo,
      role: role === 'RECRUITER' ? ('recruiter' as const) : ('agent' as const),
      at: at.toISOString(),
    })),
    nextCursor: last && found.length > limit ? cursorOf(last) : null,
  }
}

function cursorOf({ at, id }: View): string {
  return `${at.getTime()}_${id}`
}

function placeIn(cursor: string): Place {
  const [, time, id] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(cursor) ?? []
  if (!time || !id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new Refusal('INVALID_INPUT', { fields: { cursor: '처음부터 다시 불러와 주세요' } })
  return { at: new Date(Number(time)), id }
}
