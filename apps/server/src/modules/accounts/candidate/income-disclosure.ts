import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { discloseIncome, type DisclosureLevel } from '@coffeeattack/domain/income-disclosure/disclosure'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { disclosureOf, saveDisclosure } from './store.ts'

/** How much of the verified income companies see, and what exactly that is (TRUST-1). */
export async function showDisclosure(userId: string, { db }: ApiDeps) {
  return shown(await disclosureOf(db.drizzle, userId))
}

export async function chooseDisclosure(userId: string, level: DisclosureLevel, { db, clock }: ApiDeps) {
  return shown(await saveDisclosure(db.drizzle, userId, level, clock()))
}

function shown(chosen: { level: DisclosureLevel; income: number | null } | null) {
  if (!chosen) throw new Refusal('UNAUTHORIZED')
  return { incomeDisclosure: chosen.level, preview: discloseIncome(chosen.income, chosen.level) }
}
