import { companyKey, companyKeys } from './name.ts'
import type { CompanyIdentity } from './name.ts'

/** A company that looks: itself and the companies of its group, which would carry what they saw back to it. */
export type ViewerCompany = CompanyIdentity & { affiliates?: readonly CompanyIdentity[] }

/** Every key under which the viewer or one of its affiliates is known. */
export function viewerKeys(viewer: ViewerCompany): Set<string> {
  return new Set([viewer, ...(viewer.affiliates ?? [])].flatMap(companyKeys))
}

type BlockingProfile = {
  /** The verified career, hidden items included: hiding an item from view must not open the door to its company. */
  careerItems: readonly { company: string; end: string | null }[]
  /** Names the candidate wants to keep out. */
  restrictedCompanies: readonly string[]
}

/**
 * Whether a company must not learn that this profile exists (OFR-13). The database answers that by its list of blocks;
 * tests hold its answers against this one.
 * @oracle
 */
export function isBlocked(viewer: ViewerCompany, profile: BlockingProfile): boolean {
  const viewers = viewerKeys(viewer)
  const employers = profile.careerItems.filter(({ end }) => !end).map(({ company }) => company)
  return [...employers, ...profile.restrictedCompanies].some((name) => viewers.has(companyKey(name)))
}
