/**
 * Normalises company names from contracts, registers and profiles to one key (OFR-13): '㈜두들페이', '(주) 두들 페이' and '두들페이
 * 주식회사' are equal, and so are 'ＤＯＯＤＬＥＰＡＹ Co., Ltd.' and 'DoodlePay'.
 */

/** Korean legal forms. A register that cuts names may lose the bracket: '두들페이(주'. */
const KOREAN_FORMS =
  /\(\s*(?:주|유|유한|합|합자|합명|사|재|의|학|복)\s*\)|^[주유]\s*\)|\(\s*[주유]$|주식\s*회사|유한(?:\s*책임)?\s*회사|합[자명]\s*회사|(?:사단|재단|의료|학교|사회복지)\s*법인/u

/** Latin legal forms, only at the end of a name: the 'inc' of 'Incheon' stays. */
const LATIN_FORMS = /(?:[\s.,]+(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc))+[\s.,]*$/u

/**
 * The key under which a company is stored and compared; '' for a name without any letter or digit. Registers write a
 * site after the legal form, '두들페이(주)판교센터': only what stands before it names the company.
 */
export function companyKey(name: string): string {
  // NFKC makes ㈜ into (주), full width into half width and loose jamo into syllables.
  const plain = name.normalize('NFKC').toLowerCase().trim()
  const parts = plain.split(KOREAN_FORMS).map((part) => lettersOf(part.replace(LATIN_FORMS, '')))
  // A name that is only a legal form keeps it: only a name without letters has no key.
  return parts.find((part) => part !== '') ?? lettersOf(plain)
}

export type CompanyIdentity = {
  name: string
  /** Other spellings of the same company: a Latin name, an older name, a brand. */
  aliases?: readonly string[]
}

/** All keys of a company. */
export function companyKeys({ name, aliases = [] }: CompanyIdentity): string[] {
  return [name, ...aliases].map(companyKey).filter((key) => key !== '')
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A viewing company with the other companies of its group, which could share what they see. */
export type ViewerCompany = CompanyIdentity & { affiliates?: readonly CompanyIdentity[] }

/** The keys of the viewer and of its affiliates. */
export function viewerKeys(viewer: ViewerCompany): Set<string> {
  return new Set([viewer, ...(viewer.affiliates ?? [])].flatMap(companyKeys))
}
