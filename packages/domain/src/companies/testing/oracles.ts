import { getChoseong } from 'es-hangul'
import { companyKey, type ViewerCompany, viewerKeys } from '../name.ts'
import { searchKey } from '../search.ts'

/* Rules that the database implements in SQL, written once more for the tests that compare the two. */

type BlockingProfile = {
  /** The verified career with hidden items: hiding an item must not unblock its company. */
  careerItems: readonly { company: string; end: string | null }[]
  /** The names that the candidate blocked. */
  restrictedCompanies: readonly string[]
}

/**
 * Whether a company must not learn that this profile exists (OFR-13). The database answers that by its list of blocks.
 */
export function isBlocked(viewer: ViewerCompany, profile: BlockingProfile): boolean {
  const viewers = viewerKeys(viewer)
  const employers = profile.careerItems.filter(({ end }) => !end).map(({ company }) => company)
  return [...employers, ...profile.restrictedCompanies].some((name) => viewers.has(companyKey(name)))
}

/** The initials of a name, 'ㅍㄹㅌㅇㄷ' of '프론트엔드'; letters of other scripts stay. */
export function initialsKey(text: string): string {
  return getChoseong(searchKey(text), { keepNonHangul: true })
}
