import type { SchoolType } from '../catalogue/education.ts'
import type { IncomeOrigin } from '../salary/counted-income.ts'
import { type CareerItem, isEmployed, orderCareer, totalMonths, visibleItems } from './career.ts'
import { type DisclosedIncome, discloseIncome, type DisclosureLevel } from './disclosure.ts'

/**
 * A profile as companies see it before a match (ROUTE-10). A type of its own: it has no room for a name, a phone
 * number, an e-mail address, a birthday or an age, a link or a file, so none of them can slip through.
 */
export type AnonymousProfile = {
  id: string
  jobLabel: string
  jobSubLabel: string
  totalMonth: number
  isEmployed: boolean
  careerItems: readonly AnonymousCareer[]
  techStackItems: readonly string[]
  hashtags: readonly string[]
  schools: readonly AnonymousSchool[]
  income: DisclosedIncome
  /** Of which year and office the disclosed income is; null where none is disclosed. */
  incomeOrigin: IncomeOrigin | null
  hopeSalary: number | null
  hasResume: boolean
  hasPortfolio: boolean
  completenessPercent: number
}

/** The person's job, for lists of other things. */
export type AnonymousCard = Pick<
  AnonymousProfile,
  'id' | 'jobLabel' | 'jobSubLabel' | 'totalMonth' | 'techStackItems' | 'hashtags' | 'income' | 'incomeOrigin'
>

/** The first lines of the profile, for lists. */
export type AnonymousSummary = AnonymousCard &
  Pick<AnonymousProfile, 'isEmployed' | 'hopeSalary' | 'completenessPercent'>

export type AnonymousCareer = Pick<CareerItem, 'company' | 'job' | 'start' | 'end' | 'detail'>
export type AnonymousSchool = { type: SchoolType; name: string; major: string | null; degree: string | null }

export type CardSource = {
  id: string
  jobLabel: string
  jobSubLabel: string
  careerItems: readonly Pick<CareerItem, 'start' | 'end' | 'hide'>[]
  techStackItems: readonly string[]
  hashtags: readonly string[]
  income: number | null
  incomeOrigin: IncomeOrigin | null
  disclosure: DisclosureLevel
}

export type SummarySource = CardSource & { hopeSalary: number | null; completenessPercent: number }

export type ProfileSource = Omit<SummarySource, 'careerItems'> & {
  careerItems: readonly CareerItem[]
  schools: readonly AnonymousSchool[]
  resumeUrl: string | null
  resumeFileUrl: string | null
  portfolioUrl: string | null
  portfolioFileUrl: string | null
}

/**
 * Copies field by field: what is not listed here does not reach companies. The person's own words are the masked copies
 * (`shownWords`); company, dates and figures are verified facts.
 */
export function anonymousCard(profile: CardSource, now: Date): AnonymousCard {
  const income = discloseIncome(profile.income, profile.disclosure)
  return {
    id: profile.id,
    jobLabel: profile.jobLabel,
    jobSubLabel: profile.jobSubLabel,
    totalMonth: totalMonths(visibleItems(profile.careerItems), now),
    techStackItems: profile.techStackItems,
    hashtags: profile.hashtags,
    income,
    incomeOrigin: income.kind === 'hidden' ? null : profile.incomeOrigin,
  }
}

export function anonymousSummary(profile: SummarySource, now: Date): AnonymousSummary {
  return {
    ...anonymousCard(profile, now),
    isEmployed: visibleItems(profile.careerItems).some(isEmployed),
    hopeSalary: profile.hopeSalary,
    completenessPercent: profile.completenessPercent,
  }
}

/** The summary and the detailed fields. */
export function anonymousProfile(profile: ProfileSource, now: Date): AnonymousProfile {
  return {
    ...anonymousSummary(profile, now),
    careerItems: orderCareer(visibleItems(profile.careerItems)).map(
      ({ company, job, start, end, detail }) => ({
        company,
        job,
        start: start.slice(0, 7),
        end: end ? end.slice(0, 7) : null,
        detail,
      }),
    ),
    schools: profile.schools.map(({ type, name, major, degree }) => ({ type, name, major, degree })),
    hasResume: Boolean(profile.resumeUrl || profile.resumeFileUrl),
    hasPortfolio: Boolean(profile.portfolioUrl || profile.portfolioFileUrl),
  }
}
