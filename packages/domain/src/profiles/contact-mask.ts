/** Contact details that people write into their own texts stay closed until they select an offer (OFR-13). */
const MASK = '(비공개)'

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?:github|linkedin|notion|velog|tistory|instagram|facebook|kakao)\.[a-z]{2,3}\/\S+/giu
const PHONE = /(?<!\d)(?:\+?82[\s.-]?0?|0)1[016789][\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d)/gu

/** Names of two syllables are parts of common words (이수, 정말): only longer ones are masked. */
const MIN_NAME = 3

export function maskContacts(text: string, name: string): string {
  const masked = text.replaceAll(LINK, MASK).replaceAll(EMAIL, MASK).replaceAll(PHONE, MASK)
  return name.length >= MIN_NAME ? masked.replaceAll(name, MASK) : masked
}
