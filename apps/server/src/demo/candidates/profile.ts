import { kstMonth } from '@coffeeattack/domain/kst'
import type { CompletenessFlags } from '@coffeeattack/domain/profiles/completeness'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import { listOf, type Trade } from '../jobs/trades.ts'
import type { Person, Profile, Setting } from './candidate.ts'
import { chosenCompanies } from './choices.ts'
import { schoolEntries, type SchoolEntry } from './education.ts'
import { createPay, lastVerifiedYear, lastYearOf, yearlyIncomes } from './pay.ts'
import { createPeriods } from './periods.ts'
import { salaryEntries } from './salary.ts'
import { careerRows } from './work-history.ts'

type ProfileInput = {
  userId: string
  trade: Trade
  months: number
  person: Person
  companies: readonly Company[]
  certifiedAt: Date
  flags: CompletenessFlags
  setting: Setting
}

/** Career, income, salary, schools and companies of somebody whose career is verified. */
export function createProfile(given: ProfileInput, dice: Dice): Profile {
  const { userId, trade, months, person, companies, certifiedAt, flags, setting } = given
  const thisMonth = kstMonth(setting.now)
  const periods = createPeriods(thisMonth, months, dice)
  const pay = createPay(trade.entry, months, setting.season, dice)
  const careers = careerRows(
    { userId, trade, periods, companies, verifiedAt: certifiedAt, described: flags.detail },
    dice,
  )
  const verifiedYear = flags.healthSalary
    ? lastVerifiedYear(periods, lastYearOf(setting.now), thisMonth)
    : null
  const source = dice.chance(0.12) ? 'TAX' : 'HEALTH'
  const workedFrom = Math.floor(periods.at(-1)!.start / 12)
  const birthYear = Number(person.birthday.slice(0, 4))

  return {
    careers,
    incomes:
      verifiedYear === null
        ? []
        : yearlyIncomes(pay, periods, verifiedYear, thisMonth, dice).map(({ year, amount, months }) => ({
            userId,
            year,
            source,
            amount,
            months,
            verifiedAt: certifiedAt,
          })),
    salaryItems: dice.chance(0.85)
      ? salaryEntries({ pay, periods, season: setting.season, thisMonth }, dice).map((entry) => ({
          userId,
          ...entry,
          updatedAt: certifiedAt,
        }))
      : [],
    schools: schoolRows(
      userId,
      schoolEntries({ birthYear, workedFrom, majors: listOf(trade.majors) }, dice),
      certifiedAt,
      dice,
    ),
    choices: chosenCompanies(
      {
        userId,
        companies,
        hasInterests: flags.userSelect,
        formerEmployers: careers.slice(1).map(({ company }) => company),
      },
      dice,
    ),
  }
}

export function schoolRows(
  userId: string,
  entries: readonly SchoolEntry[],
  at: Date,
  dice: Dice,
): Profile['schools'] {
  return entries.map((entry, index) => ({
    id: dice.id(at),
    userId,
    place: index + 1,
    ...entry,
    createdAt: at,
    updatedAt: at,
  }))
}
