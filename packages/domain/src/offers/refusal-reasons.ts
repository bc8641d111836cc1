/** What a person can say when refusing. The sentence goes over the wire; companies see only counts per code, in fives. */
export const refusalReasons = [
  { code: 'SALARY', text: '연봉이 기대보다 아쉬워요' },
  { code: 'POSITION', text: '하고 싶은 일과 달라요' },
  { code: 'COMPANY', text: '회사가 저와 맞지 않는 것 같아요' },
  { code: 'LOCATION', text: '위치나 근무 방식이 맞지 않아요' },
  { code: 'TIMING', text: '지금은 옮길 생각이 없어요' },
] as const

export const OTHER_REASON = { code: 'OTHER', text: '직접 쓸게요' } as const

export type RefusalCode = (typeof refusalReasons)[number]['code'] | (typeof OTHER_REASON)['code']

/** A message without a salary can't be refused for its salary. */
export function refusalReasonsFor(offer: {
  isJustMessage: boolean
}): readonly { code: RefusalCode; text: string }[] {
  const reasons = refusalReasons.filter(({ code }) => !(offer.isJustMessage && code === 'SALARY'))
  return [...reasons, OTHER_REASON]
}

/** Own words count as OTHER, so nobody's sentence shows up in a company's figures (BIZ-5). */
export function refusalCode(reason: string): RefusalCode {
  return refusalReasons.find(({ text }) => text === reason.trim())?.code ?? OTHER_REASON.code
}
