import { peopleStep, type RecordFigure, standing } from '@coffeeattack/domain/companies/record'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findCompanyPage, type RecordInJson, recordsOf } from './company-page-store.ts'

const VIEW_DAYS = 28

/** A company that sent the person something: what it is, what it sent, its record, and when it looked (KEEP-4). */
export async function showCompanyPage(userId: string, companyId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const day = kstDay(now)
  const viewsFrom = startOfKstDay(day - VIEW_DAYS + 1)
  const page = await findCompanyPage(db.drizzle, { userId, companyId, now, today: formatDay(day), viewsFrom })
  if (!page) throw new Refusal('NOT_FOUND')
  return { ...page, record: recordShown(page.record, now) }
}

export async function showRecords(userId: string, companyIds: readonly string[], { db, clock }: ApiDeps) {
  const now = clock()
  const rows = await recordsOf(db.drizzle, userId, { companyIds, now })
  return { items: rows.map(({ id, record }) => ({ id, record: recordShown(record, now) })) }
}

/** What may be seen of it: nothing that is too old, and nobody counted closer than in steps. */
function recordShown(record: RecordInJson, now: Date) {
  const figure = (name: RecordFigure) => {
    const released = record[name]
    const shown = standing(released ? { ...released, at: new Date(released.at) } : null, now)
    return shown && { value: shown.value, people: peopleStep(shown.people) }
  }
  return { answers: figure('ANSWERS'), came: figure('CAME'), payKept: figure('PAY_KEPT') }
}
