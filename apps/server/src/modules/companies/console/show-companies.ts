import { businessNumberDigits } from '@coffeeattack/domain/companies/business-number'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { feeStarts } from '@coffeeattack/domain/companies/statement'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import { cutPage, fromCursor, isId, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type CompanyPlace, type CompanyRow, type FeeMonths, findCompanies, findCompany } from './store.ts'

const PAGE = 50

export const shown = ({ createdAt, ...row }: CompanyRow) => ({ ...row, createdAt: createdAt.toISOString() })

export const feeMonths = (now: Date): FeeMonths => [formatMonth(kstMonth(now)), feeStarts(now)]

type CompaniesQuery = PageQuery & { q?: string | undefined; unverified?: boolean | undefined }

export async function listCompanies(query: CompaniesQuery, { db, clock }: ApiDeps) {
  const limit = query.limit ?? PAGE
  const q = (query.q ?? '').trim()
  const digits = businessNumberDigits(q)
  const rows = await findCompanies(db.drizzle, {
    key: companyKey(q),
    typed: typedPatterns(q),
    digits: /^\d{3,10}$/.test(digits) ? digits : '',
    isAll: q === '',
    isUnverified: query.unverified ?? false,
    after: placeIn(query.cursor),
    limit: limit + 1,
    months: feeMonths(clock()),
  })
  const { page, nextCursor } = cutPage(rows, limit, (last) => toCursor(last.name, last.id))
  return {
    items: page.map(shown),
    nextCursor,
  }
}

function placeIn(cursor: string | undefined): CompanyPlace | null {
  const [name, id] = fromCursor(cursor) ?? []
  return typeof name === 'string' && isId(id) ? { name, id } : null
}

export async function showCompany(id: string, { db, clock }: Pick<ApiDeps, 'db' | 'clock'>) {
  const found = await findCompany(db.drizzle, id, feeMonths(clock()))
  if (!found) throw new Refusal('NOT_FOUND')
  return shown(found)
}
