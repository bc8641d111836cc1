import { findContacts, type Writer } from '../text/contacts.ts'

/** What a company can read of a person once the two matched (OFR-13), in the order it is shown. Nothing else. */
export const disclosures = {
  NAME: '이름',
  PHONE: '휴대전화 번호',
  EMAIL: '이메일',
  RESUME_FILE: '이력서 파일',
  RESUME_LINK: '이력서 링크',
  PORTFOLIO_FILE: '포트폴리오 파일',
  PORTFOLIO_LINK: '포트폴리오 링크',
  GITHUB: '깃허브',
  LINKEDIN: '링크드인',
  ASKED_CONTACT: '이름 없이 물을 때 적은 연락처',
} as const

export type DisclosedKind = keyof typeof disclosures
export const disclosedKinds = Object.keys(disclosures) as [DisclosedKind, ...DisclosedKind[]]

export type DisclosedItem = { kind: DisclosedKind; text: string }

/** What a profile has once. Of contacts in a conversation there may be many. */
type GivenKind = Exclude<DisclosedKind, 'ASKED_CONTACT'>
const givenKinds = disclosedKinds.filter((kind) => kind !== 'ASKED_CONTACT')

/** Only what the person has given; an empty field discloses nothing. */
export function disclosedItems(given: Readonly<Record<GivenKind, string | null>>): DisclosedItem[] {
  return givenKinds.flatMap((kind) => {
    const text = given[kind]
    return text ? [{ kind, text }] : []
  })
}

type DisclosedRow<Item extends DisclosedItem> = { kind: DisclosedKind; label: string; items: Item[] }

/** The items as a list shows them: contacts out of a conversation share a row that says how many they are. */
export function disclosedRows<Item extends DisclosedItem>(items: readonly Item[]): DisclosedRow<Item>[] {
  return [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const label = disclosures[kind]
    return { kind, label: kind === 'ASKED_CONTACT' ? `${label} ${ofKind.length}개` : label, items: ofKind }
  })
}

/**
 * The contacts that were masked in the person's lines, each once and as it was written (OFR-18). It stands apart from the
 * list that screens draw, so that these do not load the search for contacts.
 */
export function askedContacts(lines: readonly string[], writer: Writer): DisclosedItem[] {
  const found = lines.flatMap((line) => findContacts(line, writer))
  const written = found.filter(({ kind }) => kind !== 'NAME').map(({ value }) => value)
  return [...new Set(written)].map((text) => ({ kind: 'ASKED_CONTACT', text }))
}
