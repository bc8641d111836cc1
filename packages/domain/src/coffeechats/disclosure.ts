/** What a company can read of a person after a match, in display order (OFR-13). Nothing else is disclosed. */
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

/** The items that a profile has once; a conversation may contain many contacts. */
type GivenKind = Exclude<DisclosedKind, 'ASKED_CONTACT'>
const givenKinds = disclosedKinds.filter((kind) => kind !== 'ASKED_CONTACT')

/** Only items that the person filled in. */
export function disclosedItems(given: Readonly<Record<GivenKind, string | null>>): DisclosedItem[] {
  return givenKinds.flatMap((kind) => {
    const text = given[kind]
    return text ? [{ kind, text }] : []
  })
}

type DisclosedRow<Item extends DisclosedItem> = { kind: DisclosedKind; label: string; items: Item[] }

/** The items as rows: contacts from a conversation share one row with their number. */
export function disclosedRows<Item extends DisclosedItem>(items: readonly Item[]): DisclosedRow<Item>[] {
  return [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const label = disclosures[kind]
    return { kind, label: kind === 'ASKED_CONTACT' ? `${label} ${ofKind.length}개` : label, items: ofKind }
  })
}
