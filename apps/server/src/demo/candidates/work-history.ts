import { companyKey } from '@coffeeattack/domain/company/name'
import { totalMonths } from '@coffeeattack/domain/profile/career-length'
import type { careers } from '../../platform/db/schema/profile.ts'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'
import type { Company } from '../companies/companies.ts'
import type { Trade } from '../jobs/trade.ts'
import { employerName } from './employers.ts'
import { joinedOn, leftOn, type Period } from './periods.ts'

type CareerRow = typeof careers.$inferInsert

type Given = {
  userId: string
  trade: Trade
  periods: readonly Period[]
  companies: readonly Company[]
  verifiedAt: Date
  /** Whether the newest job says what was done there. */
  described: boolean
}

/** The verified jobs, newest first, and what the person says of them. */
export function careerRows(
  { userId, trade, periods, companies, verifiedAt, described }: Given,
  dice: Dice,
): CareerRow[] {
  return periods.map((period, place) => {
    const company = employerName(companies, dice)
    return {
      id: idAt(verifiedAt, dice),
      userId,
      company,
      companyKey: companyKey(company),
      startedOn: joinedOn(period.start, dice),
      endedOn: leftOn(period.end, dice),
      job: trade.subLabel,
      detail: (place === 0 ? described : dice.chance(0.4)) ? workText(trade, dice) : '',
      // An old job that no longer tells anything is what people hide.
      hidden: place >= 2 && dice.chance(0.2),
      verifiedAt,
      updatedAt: verifiedAt,
    }
  })
}

function workText({ work }: Trade, dice: Dice): string {
  const sentences = dice.some(work, dice.chance(0.35) ? 2 : 1)
  return sentences.map((sentence) => sentence.replace('#', String(dice.int(6, 48)))).join(' ')
}

/** Months that companies may count: those of hidden jobs are nobody's business. */
export function visibleMonths(rows: readonly CareerRow[], now: Date): number {
  const shown = rows.filter(({ hidden }) => !hidden)
  return totalMonths(
    shown.map(({ startedOn, endedOn }) => ({ start: startedOn, end: endedOn ?? null })),
    now,
  )
}
