import { companyKey, companyKeys } from './name.ts'
import type { CompanyIdentity } from './name.ts'

/** A company that looks: itself and the companies of its group, which would carry what they saw back to it. */
export type ViewerCompany = CompanyIdentity & { affiliates?: readonly CompanyIdentity[] }

export type BlockingProfile = {
  /** The verified career, hidden items included: hiding an item from view must not open the door to its company. */
  careerItems: readonly { company: string; end: string | null }[]
  /** Names the candidate wants to keep out. */
  restrictedCompanies: readonly string[]
}

export type BlockReason = 'CURRENT_EMPLOYER' | 'RESTRICTED'

/** Why a company must not learn that this profile exists, or null (OFR-13). */
export function blockReason(viewer: ViewerCompany, profile: BlockingProfile): BlockReason | null {
  const viewers = viewerKeys(viewer)
  const meets = (name: string) => viewers.has(companyKey(name))
  const employers = profile.careerItems.filter(({ end }) => !end)
  if (employers.some(({ company }) => meets(company))) return 'CURRENT_EMPLOYER'
  return profile.restrictedCompanies.some(meets) ? 'RESTRICTED' : null
}

export function isBlocked(viewer: ViewerCompany, profile: BlockingProfile): boolean {
  return blockReason(viewer, profile) !== null
}

/** Every key under which the viewer or one of its affiliates is known. */
export function viewerKeys(viewer: ViewerCompany): Set<string> {
  return new Set([viewer, ...(viewer.affiliates ?? [])].flatMap(companyKeys))
}
