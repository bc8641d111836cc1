import type { CheckAnswer } from '@coffeeattack/domain/companies/checks'
import { nextHeadcountAt, nextNight } from '@coffeeattack/domain/companies/checks'
import { atKst, formatDay, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import type {
  companyChecks,
  companyDomains,
  companyHeadcounts,
  operatorProofs,
} from '../../platform/db/schema/company-checks.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore } from '../chance/moments.ts'
import type { Company } from './companies.ts'
import { isListed } from './listing.ts'
import type { Operator } from './operators.ts'

/** Two workplaces have its name, so its people are not shown. */
const AMBIGUOUS = new Set(['solbangul-soft'])
/** They proved their mail domains. */
const PROVED = new Set(['noeul-cloud', 'durebak-data', 'mocha-logis'])
/** Their recruiters proved that they work there. */
const EMPLOYED = new Set(['mocha-logis'])

export type Checks = {
  checks: (typeof companyChecks.$inferInsert)[]
  headcounts: (typeof companyHeadcounts.$inferInsert)[]
  domains: (typeof companyDomains.$inferInsert)[]
  proofs: (typeof operatorProofs.$inferInsert)[]
}

/**
 * What last night's jobs heard of the companies that showed their papers (FIRM-3 to FIRM-7). The newest ones were not asked about yet:
 * a visitor sees an unproven company.
 */
export function createChecks(
  companies: readonly Company[],
  operators: readonly Operator[],
  now: Date,
  dice: Dice,
): Checks {
  const known = companies.filter(({ row }) => row.verifiedAt && row.active)
  const night = atKst(kstDay(now), 2, 10)
  const askedAt = night < now ? night : daysBefore(night, 1)
  const asked = (companyId: string, kind: 'STATE' | 'ARREARS' | 'HEADCOUNT', answer: CheckAnswer) => ({
    companyId,
    kind,
    answer,
    answeredAt: askedAt,
    changedAt: daysBefore(askedAt, 30),
    nextAt: kind === 'HEADCOUNT' ? nextHeadcountAt(now) : nextNight(now),
  })
  return {
    checks: known.flatMap(({ slug, row: { id } }) => [
      asked(id, 'STATE', 'OPEN'),
      asked(id, 'ARREARS', isListed(slug) ? 'LISTED' : 'CLEAR'),
      asked(id, 'HEADCOUNT', AMBIGUOUS.has(slug) ? 'AMBIGUOUS' : 'FOUND'),
    ]),
    headcounts: known
      .filter(({ slug }) => !AMBIGUOUS.has(slug))
      .flatMap((company) => monthsOf(company, now, dice.of('headcount', company.slug))),
    domains: known
      .filter(({ slug }) => PROVED.has(slug))
      .map(({ slug, row: { id } }) => ({
        companyId: id,
        domain: `${slug.replaceAll('-', '')}.example`,
        token: 'demo',
        state: 'FOUND',
        startedAt: daysBefore(askedAt, 15),
        lookedAt: askedAt,
        provedAt: askedAt,
        nextAt: null,
      })),
    proofs: operators.flatMap(({ row: { id, companyId } }) => {
      const company = known.find(({ row }) => row.id === companyId)
      return company && EMPLOYED.has(company.slug)
        ? [{ operatorId: id, companyId: company.row.id, provedOn: formatDay(kstDay(now) - 12) }]
        : []
    }),
  }
}

/** Of the year before the newest month that the pension has published. */
function monthsOf({ row: { id, headcount } }: Company, now: Date, dice: Dice): Checks['headcounts'] {
  const newest = kstMonth(now) - (Number(formatDay(kstDay(now)).slice(8)) > 15 ? 1 : 2)
  const moves = Array.from({ length: 12 }, () => ({ joined: dice.int(0, 5), leftCount: dice.int(0, 3) }))
  let people = Math.max(
    4,
    (headcount ?? 60) - moves.reduce((sum, { joined, leftCount }) => sum + joined - leftCount, 0),
  )
  return moves.map((move, place) => {
    people += move.joined - move.leftCount
    const at = newest - 11 + place
    const month = `${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`
    return { companyId: id, month, people: Math.max(people, 3), ...move }
  })
}
