/** Two buttons, and the two words that go over the wire (VAL-6). */
export const GENDERS = ['남성', '여성'] as const

export type Gender = (typeof GENDERS)[number]

export function isGender(value: string): value is Gender {
  return (GENDERS as readonly string[]).includes(value)
}

export function genderProblem(value: string): string | null {
  return isGender(value) ? null : '성별을 선택해 주세요.'
}
