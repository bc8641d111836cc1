/** A person's name (VAL-1). */
export const NAME = { max: 50, message: '정확한 이름을 입력해 주세요.' } as const

/** Whole Korean syllables, and Latin letters with or without accents; a lone jamo is a typing accident. */
const LETTERS = /^[가-힣A-Za-zÀ-ÖØ-öø-ɏ]+$/

/** What the field holds while the person types: spaces of any kind are dropped at once. */
export function nameAsTyped(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '')
}

export function nameProblem(name: string): string | null {
  return LETTERS.test(name) && name.length <= NAME.max ? null : NAME.message
}
