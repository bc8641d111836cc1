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

export const completenessTexts: Readonly<Record<CompletenessFlag, { name: string; benefit: string }>> = {
  resumeAndPr: { name: '이력서와 자기소개', benefit: `제안이 ${claims.resumeOffersPercent}% 더 와요` },
  majorTechStack: { name: '주로 쓰는 기술', benefit: '딱 맞는 회사가 찾아와요' },
  hashtag: { name: '나의 업무 키워드', benefit: '키워드로 찾는 회사에 보여요' },
  detail: { name: '한 일', benefit: '어떤 일을 했는지 보고 제안해요' },
  userSelect: { name: '관심 회사', benefit: '어떤 회사를 좋아하는지 보고 제안해요' },
  healthSalary: { name: '소득 인증', benefit: '지금 연봉에서 얼마나 오르는지 보여요' },
}

/** '두 가지만 채우면 프로필 완성이에요' */
export function completenessTitle(flags: CompletenessFlags): string {
  const missing = missingFlags(flags).length
  return missing === 0 ? '프로필을 다 채웠어요' : `${susa(missing, true)} 가지만 채우면 프로필 완성이에요`
}

/** The meter for a screen reader: '여섯 항목 중 네 개를 채웠어요' */
export function completenessAlt(flags: CompletenessFlags): string {
  const filled = completenessFlags.length - missingFlags(flags).length
  const all = susa(completenessFlags.length, true)
  return filled === 0
    ? `${all} 항목을 아직 채우지 않았어요`
    : `${all} 항목 중 ${susa(filled, true)} 개를 채웠어요`
}

function hasResume({ resumeUrl, resumeFileUrl }: CompletenessSource): boolean {
  return Boolean(resumeUrl || resumeFileUrl)
}

function hasPr({ portfolioUrl, portfolioFileUrl, githubUrl, linkedinUrl }: CompletenessSource): boolean {
  return Boolean(portfolioUrl || portfolioFileUrl || githubUrl || linkedinUrl)
}
