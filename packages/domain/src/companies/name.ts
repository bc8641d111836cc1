/**
 * Company names as they are written in contracts, registers and profiles, folded to one key (OFR-13):
 * '㈜두들페이', '(주) 두들 페이' and '두들페이 주식회사' are one, and so are 'ＤＯＯＤＬＥＰＡＹ Co., Ltd.' and 'DoodlePay'.
 */

/** Legal forms in Korean. A bracket may be lost where a register cuts names short: '두들페이(주'. */
const KOREAN_FORMS =
  /\(\s*(?:주|유|유한|합|합자|합명|사|재|의|학|복)\s*\)|^[주유]\s*\)|\(\s*[주유]$|주식\s*회사|유한(?:\s*책임)?\s*회사|합[자명]\s*회사|(?:사단|재단|의료|학교|사회복지)\s*법인/u

/** Legal forms in Latin letters, only as the closing words of a name: the 'inc' of 'Incheon' stays. */
const LATIN_FORMS = /(?:[\s.,]+(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc))+[\s.,]*$/u

/**
 * The key under which a company is stored and compared; '' for a name without any letter or digit. Registers write a
 * site after the legal form, '두들페이(주)판교센터': only what stands before it names the company.
 */
export function companyKey(name: string): string {
  // NFKC makes ㈜ into (주), full width into half width and loose jamo into syllables.
  const plain = name.normalize('NFKC').toLowerCase().trim()
  const parts = plain.split(KOREAN_FORMS).map((part) => lettersOf(part.replace(LATIN_FORMS, '')))
  // A name that is nothing but a legal form stays what it is: only a name without letters has no key.
  return parts.find((part) => part !== '') ?? lettersOf(plain)
}

export type CompanyIdentity = {
  name: string
  /** Other spellings of the same company: a Latin name, an older name, a brand. */
  aliases?: readonly string[]
}

/** All keys a company answers to. */
export function companyKeys({ name, aliases = [] }: CompanyIdentity): string[] {
  return [name, ...aliases].map(companyKey).filter((key) => key !== '')
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

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
