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
} as const

export type DisclosedKind = keyof typeof disclosures
export const disclosedKinds = Object.keys(disclosures) as [DisclosedKind, ...DisclosedKind[]]

export type DisclosedItem = { kind: DisclosedKind; text: string }

/** Only what the person has given; an empty field discloses nothing. */
export function disclosedItems(given: Readonly<Record<DisclosedKind, string | null>>): DisclosedItem[] {
  return disclosedKinds.flatMap((kind) => {
    const text = given[kind]
    return text ? [{ kind, text }] : []
  })
}
