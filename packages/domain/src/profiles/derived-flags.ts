/** What a saved profile still lacks (PRO-6). Text of nothing but spaces counts as empty. */

type Careers = { careerItems: readonly { detail: string }[] }
type Salaries = { inputSalary: number | null; hopeSalary: number | null }
type Links = { githubUrl: string | null; linkedinUrl: string | null }

/** The first career item is the one companies read first; without any item there is nothing to read at all. */
export function isCareerIncomplete({ careerItems }: Careers): boolean {
  return !careerItems[0]?.detail.trim()
}

function isSalaryIncomplete({ inputSalary, hopeSalary }: Salaries): boolean {
  return !inputSalary || !hopeSalary
}

function isLinkIncomplete({ githubUrl, linkedinUrl }: Links): boolean {
  return !githubUrl?.trim() || !linkedinUrl?.trim()
}

export type DerivedFlags = {
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
