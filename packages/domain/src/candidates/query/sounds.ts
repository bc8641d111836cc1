/** Letters that sound nearly the same: tense and plain consonants, ㅐ and ㅔ, ㅑ and ㅏ. */
const SOUNDS: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱ',
  ㄸ: 'ㄷ',
  ㅃ: 'ㅂ',
  ㅆ: 'ㅅ',
  ㅉ: 'ㅈ',
}
const SOUNDING: readonly (readonly [RegExp, string])[] = [
  [/ㅗㅐ|ㅗㅣ|ㅜㅔ/gu, 'ㅔ'],
  [/ㅗㅏ/gu, 'ㅏ'],
  [/[ㅐㅒㅖ]/gu, 'ㅔ'],
  [/ㅑ/gu, 'ㅏ'],
  [/ㅕ/gu, 'ㅓ'],
  [/ㅛ/gu, 'ㅗ'],
  [/ㅠ/gu, 'ㅜ'],
]

export function soundOf(jamo: string): string {
  const plain = [...jamo].map((letter) => SOUNDS[letter] ?? letter).join('')
  return SOUNDING.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), plain)
}
