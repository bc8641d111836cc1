/**
 * A text as patterns read it: lower case, one form of each letter and digit, nothing invisible. `starts` and `ends` lead
 * from each of its characters back to the original text; they are null where both texts have the same positions.
 */
export type PlainText = { text: string; starts: number[] | null; ends: number[] | null }

/** Takes the place of any symbol that has no plain form, such as an emoji. */
const SYMBOL = '\u25a0'

/** Characters that are plain already, apart from the case of ASCII. */
const PLAIN = /^[\n\r\t -~·…‘’“”–—가-힣ㄱ-ㅎㅏ-ㅣㆍ一-鿿]*$/

/** Characters that are read as others although Unicode does not say so. */
const readAs: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['o', 'оοօᴏøØ○◯⭕〇'],
      ['a', 'аɑα'],
      ['c', 'сϲ'],
      ['d', 'ԁ'],
      ['e', 'еє'],
      ['h', 'һ'],
      ['i', 'іıι'],
      ['j', 'ј'],
      ['l', 'ӏ∣ⅼ'],
      ['n', 'ո'],
      ['p', 'рρ'],
      ['s', 'ѕ'],
      ['u', 'υ'],
      ['v', 'ν'],
      ['w', 'ԝ'],
      ['x', 'хχ'],
      ['y', 'у'],
      ['@', 'ⓐⒶ'],
      ['.', '。｡'],
      ['-', '‐‑‒―−➖ー'],
      ['ㅣ', '〡'],
      ['0', '⓿🄋🄌'],
    ] as const
  ).flatMap(([plain, others]) => Array.from(others, (other) => [other, plain])),
)

/** First characters of the circled and turned digits 1 to 9 that Unicode has no plain form for. */
const RINGS = [0x2776, 0x2780, 0x278a, 0x24f5]

const MARKS = /\p{M}/gu
const DIGIT = /^\p{Nd}$/u
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u

function plainCharacter(character: string): string {
  const known = readAs[character]
  if (known !== undefined) return known
  if (INVISIBLE.test(character)) return ''
  const code = character.codePointAt(0)!
  const ring = RINGS.find((first) => code >= first && code < first + 9)
  if (ring !== undefined) return String(code - ring + 1)
  const plain = character.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase()
  if (plain.length === 1 && plain !== character && readAs[plain] !== undefined) return readAs[plain]
  if (DIGIT.test(plain)) return digitOf(plain)
  // One or two letters; what stands for whole words is no part of a contact.
  return plain.length <= 4 && !/[\ud800-\udfff]/.test(plain) ? plain : SYMBOL
}

/** Every script keeps its ten digits in a row that begins at ...0 or ...6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!
  const low = code & 15
  const first = code - low
  const value = low <= 9 && DIGIT.test(String.fromCodePoint(first)) ? low : low - 6
  return String(value)
}

/** Plain forms that were looked up: normalising one character takes some 300 ns. A few thousand serve every text. */
const lookedUp = new Map<string, string>()
const MOST_LOOKED_UP = 20_000

function plainOf(character: string): string {
  let plain = lookedUp.get(character)
  if (plain === undefined) {
    plain = plainCharacter(character)
    if (lookedUp.size < MOST_LOOKED_UP) lookedUp.set(character, plain)
  }
  return plain
}

export function plainText(original: string): PlainText {
  if (PLAIN.test(original)) return { text: original.toLowerCase(), starts: null, ends: null }
  const letters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of original) {
    const end = at + character.length
    const plain = plainOf(character)
    const joined = plain.length === 1 && letters.length > 0 ? syllable(letters.at(-1)!, plain) : null
    if (joined !== null) letters[letters.length - 1] = joined
    // What is invisible belongs to the character before it, and so do the later parts of a syllable typed apart.
    if (joined !== null || plain === '') {
      if (ends.length > 0) ends[ends.length - 1] = end
    } else
      for (const letter of plain) {
        letters.push(letter)
        starts.push(at)
        ends.push(end)
      }
    at = end
  }
  return { text: letters.join('').replace(/[이ᅳ]/g, (part) => LONE_PARTS[part]!), starts, ends }
}

/** Parts of a syllable that stand alone are the letters of the keyboard. */
const LONE_PARTS: Readonly<Record<string, string>> = { ᄋ: 'ㅇ', ᅵ: 'ㅣ', ᅳ: 'ㅡ' }

const SYLLABLES = 0xac00

/** A Hangul syllable from two parts that stand apart, or null when they do not make one. */
function syllable(before: string, after: string): string | null {
  const first = before.charCodeAt(0)
  const second = after.charCodeAt(0)
  const lead = first - 0x1100
  const vowel = second - 0x1161
  if (lead >= 0 && lead < 19 && vowel >= 0 && vowel < 21)
    return String.fromCharCode(SYLLABLES + (lead * 21 + vowel) * 28)
  const tail = second - 0x11a7
  const open = first >= SYLLABLES && first < SYLLABLES + 11_172 && (first - SYLLABLES) % 28 === 0
  return open && tail > 0 && tail < 28 ? String.fromCharCode(first + tail) : null
}
