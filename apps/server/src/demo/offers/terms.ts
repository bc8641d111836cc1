import { type PayParts, partsOf, stockKinds } from '@coffeeattack/domain/offers/whole-pay'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import type { Candidate } from '../candidates/candidate.ts'
import { toNearest } from '../candidates/salary.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import { listOf } from '../jobs/trades.ts'

export type Salary = { salaryMin: number; salaryMax: number }

/** Mostly a clear raise over the verified income; now and then none, for which the screen has words of its own. */
export function offeredSalary({ row, trade }: Candidate, dice: Dice): Salary {
  const basis = row.verifiedIncome ?? row.hopeSalary ?? trade.entry
  const factor = dice.chance(0.08) ? 0.92 + dice.next() * 0.08 : 1.08 + dice.next() * 0.28
  const top = Math.max(SALARY.floor + 400, toNearest(basis * factor, 100))
  return { salaryMin: Math.max(SALARY.floor + 100, top - dice.int(2, 7) * 100), salaryMax: top }
}

/** About every third offer names more than its base. */
export function offeredPay({ salaryMax }: Salary, dice: Dice): PayParts | null {
  if (!dice.chance(0.35)) return null
  const tenth = toNearest(salaryMax / 10, 50)
  const least = dice.int(1, 4) * 600
  return partsOf({
    bonus: dice.chance(0.7) ? { min: toNearest(tenth / 2, 50), max: tenth } : null,
    signing: dice.chance(0.4) ? dice.pick([300, 500, 1000]) : null,
    stock: dice.chance(0.45)
      ? { kind: dice.pick(stockKinds), min: least, max: least + 600, years: dice.pick([3, 4, 4, 4]) }
      : null,
  })
}

export function positionFor({ trade }: Candidate, dice: Dice): string {
  return dice.pick(listOf(trade.positions))
}

/** The keyword a message speaks of: one of the person's own, or one that is common in the job. */
export function talkingPoint({ row, trade }: Candidate, dice: Dice): string {
  const own = row.hashtags ?? []
  return dice.pick(own.length > 0 ? own : listOf(trade.tags))
}

export function positionLink(company: Company | null, dice: Dice): string | null {
  return company && dice.chance(0.7) ? `https://${company.slug}.example/careers/${dice.int(100, 999)}` : null
}
