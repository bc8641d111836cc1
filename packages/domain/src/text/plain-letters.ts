/**
 * A text as patterns read it: lower case, one form of each letter and digit, nothing invisible. `starts` and `ends` lead
 * from each of its characters back to the original text; they are null where both texts have the same positions.
 */
export type PlainText = { text: string; starts: number[] | null; ends: number[] | null }

/** Takes the place of any symbol that has no plain form, such as an emoji. */
const SYMBOL = '\u25a0'

/** Ranges of characters that are plain already, apart from the case of ASCII. */
const PLAIN_RANGES = [
  '\t\n',
  '\r\r',
  ' ~',
  '··',
  '……',
  '‘’',
  '“”',
  '〔〕',
  '–—',
  '가힣',
  'ㄱㅣ',
  'ㆍㆍ',
  '一鿿',
]

const isPlain = new Uint8Array(0x10000)
for (const [first = '', last = ''] of PLAIN_RANGES)
  isPlain.fill(1, first.charCodeAt(0), last.charCodeAt(0) + 1)

/** Where the characters that are plain already end. */
function endOfPlain(text: string, from: number): number {
  let at = from
  while (at < text.length && isPlain[text.charCodeAt(at)] === 1) at++
  return at
}

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
  if (code >= 0xe000 && code <= 0xf8ff) return SYMBOL
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

/** Plain forms that were looked up: normalising one character takes some 300 ns. */
const lookedUp = new Map<number, string>()
const MOST_LOOKED_UP = 20_000

function plainOf(code: number): string {
  let plain = lookedUp.get(code)
  if (plain === undefined) {
    plain = plainCharacter(String.fromCodePoint(code))
    if (lookedUp.size < MOST_LOOKED_UP) lookedUp.set(code, plain)
  }
  return plain
}

export function plainText(original: string): PlainText {
  if (endOfPlain(original, 0) === original.length)
    return { text: original.toLowerCase(), starts: null, ends: null }
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < original.length;) {
    const plainEnd = endOfPlain(original, at)
    if (plainEnd > at) parts.push(original.slice(at, plainEnd).toLowerCase())
    for (; at < plainEnd; at++) {
      starts.push(at)
      ends.push(at + 1)
    }
    if (at === original.length) break
    const code = original.codePointAt(at)!
    const end = at + (code > 0xffff ? 2 : 1)
    const plain = plainOf(code)
    // What is invisible belongs to the character before it, and so do the later parts of a syllable typed apart.
    if (plain === '' || joinSyllable(parts, plain)) {
      if (ends.length > 0) ends[ends.length - 1] = end
    } else {
      parts.push(plain)
      for (let count = 0; count < plain.length; count++) {
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { text: parts.join('').replace(/[\u110b\u1173\u1175]/g, (part) => LONE_PARTS[part]!), starts, ends }
}

/** Parts of a syllable that stand alone are read as the letters of the keyboard: ㅇ, ㅣ and ㅡ. */
const LONE_PARTS: Readonly<Record<string, string>> = {
  '\u110b': '\u3147',
  '\u1175': '\u3163',
  '\u1173': '\u3161',
}

const SYLLABLES = 0xac00

/** Makes a Hangul syllable of the last letter and the part that follows it; answers whether they make one. */
function joinSyllable(parts: string[], next: string): boolean {
  const before = parts.at(-1)
  const second = next.charCodeAt(0)
  if (before === undefined || next.length !== 1 || second < 0x1161 || second > 0x11c2) return false
  const joined = syllableOf(before.charCodeAt(before.length - 1), second)
  if (joined === null) return false
  parts[parts.length - 1] = before.slice(0, -1) + String.fromCharCode(joined)
  return true
}

function syllableOf(first: number, second: number): number | null {
  const lead = first - 0x1100
  const vowel = second - 0x1161
  if (lead >= 0 && lead < 19 && vowel < 21) return SYLLABLES + (lead * 21 + vowel) * 28
  const tail = second - 0x11a7
  const isOpen = first >= SYLLABLES && first < SYLLABLES + 11_172 && (first - SYLLABLES) % 28 === 0
  return isOpen && tail > 0 && tail < 28 ? first + tail : null
}
