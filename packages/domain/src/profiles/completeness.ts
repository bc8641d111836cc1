import { susa } from 'es-hangul'

/** The missing parts of a saved profile (PRO-6). Blank text counts as empty. */

type Careers = { careerItems: readonly { detail: string }[] }
type Salaries = { inputSalary: number | null; hopeSalary: number | null }
type Links = { githubUrl: string | null; linkedinUrl: string | null }

/** Companies read the first career item; without items it is missing as well. */
function isCareerIncomplete({ careerItems }: Careers): boolean {
  return !careerItems[0]?.detail.trim()
}

function isSalaryIncomplete({ inputSalary, hopeSalary }: Salaries): boolean {
  return !inputSalary || !hopeSalary
}

function isLinkIncomplete({ githubUrl, linkedinUrl }: Links): boolean {
  return !githubUrl?.trim() || !linkedinUrl?.trim()
}

type DerivedFlags = {
  isCareerIncomplete: boolean
  isSalaryIncomplete: boolean
  isLinkIncomplete: boolean
}

export function derivedFlags(profile: Careers & Links & { userSalaryItems: Salaries }): DerivedFlags {
  return {
    isCareerIncomplete: isCareerIncomplete(profile),
    isSalaryIncomplete: isSalaryIncomplete(profile.userSalaryItems),
    isLinkIncomplete: isLinkIncomplete(profile),
  }
}

/** The claims of the public pages (PUB-3); the profile meter shows the same benefit beside each missing part. */
export const claims = {
  resumeOffersPercent: 21,
  portfolioSalaryPercent: 34,
} as const

/** Each of the six flags is worth 16 %, all six together 100 % (PRO-5). */
export const PERCENT_PER_FLAG = 16

/** In the order in which people are asked: what helps most and costs least comes first. */
export const completenessFlags = [
  'resumeAndPr',
  'majorTechStack',
  'hashtag',
  'detail',
  'userSelect',
  'healthSalary',
] as const

export type CompletenessFlag = (typeof completenessFlags)[number]
export type CompletenessFlags = Readonly<Record<CompletenessFlag, boolean>>
export type Completeness = CompletenessFlags & { percent: number }

export type CompletenessSource = {
  resumeUrl: string | null
  resumeFileUrl: string | null
  portfolioUrl: string | null
  portfolioFileUrl: string | null
  githubUrl: string | null
  linkedinUrl: string | null
  hashtags: readonly string[]
  techStackItems: readonly string[]
  userSelect: readonly string[]
  careerItems: readonly { detail: string }[]
  salaryByHealth: number | null
  salaryByTax: number | null
}

export function completeness(profile: CompletenessSource): Completeness {
  const flags: CompletenessFlags = {
    // A resume, and something that shows the person at work: a portfolio or a public page.
    resumeAndPr: hasResume(profile) && hasPr(profile),
    majorTechStack: profile.techStackItems.length > 0,
    hashtag: profile.hashtags.length > 0,
    detail: !isCareerIncomplete(profile),
    userSelect: profile.userSelect.length > 0,
    // An income confirmed by the tax office counts as well: it is the stronger proof.
    healthSalary: (profile.salaryByHealth ?? 0) > 0 || (profile.salaryByTax ?? 0) > 0,
  }
  return { ...flags, percent: completenessPercent(flags) }
}

export function completenessPercent(flags: CompletenessFlags): number {
  const filled = completenessFlags.length - missingFlags(flags).length
  return filled === completenessFlags.length ? 100 : filled * PERCENT_PER_FLAG
}

/** The next part to fill comes first. */
export function missingFlags(flags: CompletenessFlags): CompletenessFlag[] {
  return completenessFlags.filter((flag) => !flags[flag])
}

/** Where a missing part is filled in: a field of the profile form, or a verification. */
export type CompletenessField =
  | 'resume'
  | 'portfolio'
  | 'techstack'
  | 'hashtag'
  | 'detail'
  | 'companies'
  | 'income'
  | 'career'

type MissingPart = { name: string; benefit: string; field: CompletenessField }

const resumeBenefit = `제안이 ${claims.resumeOffersPercent}% 더 와요`
const missing = {
  both: { name: '이력서와 포트폴리오', benefit: resumeBenefit, field: 'resume' },
  resume: { name: '이력서', benefit: resumeBenefit, field: 'resume' },
  portfolio: {
    name: '포트폴리오나 GitHub 링크',
    benefit: `연봉을 ${claims.portfolioSalaryPercent}% 더 높게 제안받아요`,
    field: 'portfolio',
  },
  majorTechStack: { name: '주로 쓰는 기술', benefit: '딱 맞는 회사가 찾아와요', field: 'techstack' },
  hashtag: { name: '나의 업무 키워드', benefit: '키워드로 찾는 회사에 보여요', field: 'hashtag' },
  detail: { name: '한 일', benefit: '어떤 일을 했는지 보고 제안해요', field: 'detail' },
  career: { name: '커리어 인증', benefit: '어떤 일을 했는지 보고 제안해요', field: 'career' },
  userSelect: { name: '관심 회사', benefit: '어떤 회사를 좋아하는지 보고 제안해요', field: 'companies' },
  healthSalary: { name: '소득 인증', benefit: '지금 연봉에서 얼마나 오르는지 보여요', field: 'income' },
} as const satisfies Record<string, MissingPart>

type Filled = Links &
  Careers &
  Pick<CompletenessSource, 'resumeUrl' | 'resumeFileUrl' | 'portfolioUrl' | 'portfolioFileUrl'>

/** The missing parts by the names that the form has for them; the next one to fill comes first. */
export function missingParts(flags: CompletenessFlags, profile: Filled): MissingPart[] {
  return missingFlags(flags).map((flag) => {
    if (flag === 'resumeAndPr')
      return missing[hasResume(profile) ? 'portfolio' : hasPr(profile) ? 'resume' : 'both']
    // A description belongs to a verified career.
    if (flag === 'detail' && profile.careerItems.length === 0) return missing.career
    return missing[flag]
  })
}

/** '두 가지만 채우면 프로필 완성이에요' */
export function completenessTitle(flags: CompletenessFlags): string {
  const left = missingFlags(flags).length
  return left === 0 ? '프로필을 다 채웠어요' : `${susa(left, true)} 가지만 채우면 프로필 완성이에요`
}

/** The meter for a screen reader: '여섯 항목 중 네 개를 채웠어요' */
export function completenessAlt(flags: CompletenessFlags): string {
  const filled = completenessFlags.length - missingFlags(flags).length
  const all = susa(completenessFlags.length, true)
  return filled === 0
    ? `${all} 항목을 아직 채우지 않았어요`
    : `${all} 항목 중 ${susa(filled, true)} 개를 채웠어요`
}

function hasResume({ resumeUrl, resumeFileUrl }: Pick<Filled, 'resumeUrl' | 'resumeFileUrl'>): boolean {
  return Boolean(resumeUrl || resumeFileUrl)
}

type Pr = Links & Pick<CompletenessSource, 'portfolioUrl' | 'portfolioFileUrl'>

function hasPr({ portfolioUrl, portfolioFileUrl, githubUrl, linkedinUrl }: Pr): boolean {
  return Boolean(portfolioUrl || portfolioFileUrl || githubUrl || linkedinUrl)
}
