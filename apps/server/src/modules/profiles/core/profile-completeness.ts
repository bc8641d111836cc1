import { type Completeness, completeness } from '@coffeeattack/domain/profiles/completeness'
import { isFullYear } from '@coffeeattack/domain/salary/full-year'
import type { ProfileRow } from './store.ts'

/** A file counts as there or not; its address stays behind. */
const THERE = 'stored'

/** What a person fills in. */
export type FilledRow<Career> = { careers: readonly Career[] } & Pick<
  ProfileRow,
  | 'techStack'
  | 'hashtags'
  | 'userSelect'
  | 'resumeUrl'
  | 'hasResumeFile'
  | 'portfolioUrl'
  | 'hasPortfolioFile'
  | 'githubUrl'
  | 'linkedinUrl'
>

export function filledParts<Career>(row: FilledRow<Career>) {
  return {
    careerItems: row.careers,
    techStackItems: row.techStack,
    hashtags: row.hashtags,
    userSelect: row.userSelect,
    resumeUrl: row.resumeUrl,
    resumeFileUrl: row.hasResumeFile ? THERE : null,
    portfolioUrl: row.portfolioUrl,
    portfolioFileUrl: row.hasPortfolioFile ? THERE : null,
    githubUrl: row.githubUrl,
    linkedinUrl: row.linkedinUrl,
  }
}

/** How much of it is filled in; the income counts from whichever office it is, a part of a year as well. */
export function completenessOf(
  row: FilledRow<{ detail: string }> & Pick<ProfileRow, 'salaryType' | 'incomes' | 'verifiedIncome'>,
): Completeness {
  const { salaryType, incomes } = row
  const verifiedIncome = row.verifiedIncome ?? incomes.find((year) => !isFullYear(year))?.income ?? null
  return completeness({
    ...filledParts(row),
    salaryByHealth: salaryType === 'HEALTH' ? verifiedIncome : null,
    salaryByTax: salaryType === 'TAX' ? verifiedIncome : null,
  })
}
