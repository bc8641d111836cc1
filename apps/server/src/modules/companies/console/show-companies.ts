import { businessNumberDigits } from '@coffeeattack/domain/companies/business-number'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { fromCursor, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findCompanies, findCompany, type CompanyRow, type Place } from './store.ts'

const PAGE = 50

export const shown = ({ createdAt, ...row }: CompanyRow) => ({ ...row, createdAt: createdAt.toISOString() })

type Asked = { q?: string | undefined; cursor?: string | undefined; limit?: number | undefined }

export async function listCompanies(asked: Asked, { db }: ApiDeps) {
  const limit = asked.limit ?? PAGE
  const q = (asked.q ?? '').trim()
  const digits = businessNumberDigits(q)
  const rows = await findCompanies(db.drizzle, {
    key: companyKey(q),
    digits: /^\d{3,10}$/.test(digits) ? digits : '',
    isAll: q === '',
    after: placeIn(asked.cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(shown),
    nextCursor: rows.length > limit && last ? toCursor(last.name, last.id) : null,
  }
}

function placeIn(cursor: string | undefined): Place | null {
  const [name, id] = fromCursor(cursor) ?? []
  const isPlace = typeof name === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)
  return isPlace ? { name, id } : null
}

export async function showCompany(id: string, { db }: Pick<ApiDeps, 'db'>) {
  const found = await findCompany(db.drizzle, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return shown(found)
}
