/** How much a person wants to move, most first. */
export const willingnessOptions = [
  { value: 'ACTIVE', label: '좋은 곳이 있으면 바로 옮기고 싶어요' },
  { value: 'OPEN', label: '제안을 들어 보고 정할래요' },
  { value: 'CURIOUS', label: '지금은 내 연봉이 궁금해요' },
] as const

export type Willingness = (typeof willingnessOptions)[number]['value']

export const willingnessValues = willingnessOptions.map((option) => option.value) as readonly Willingness[]
