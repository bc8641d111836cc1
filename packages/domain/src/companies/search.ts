import { canBeChoseong, disassemble, getChoseong } from 'es-hangul'

/** One search for jobs, schools, majors, techniques and companies: by syllables, by initials, and half typed. */

/** What is compared: composed, one case, half width, without spaces. The signs of C++, C# and .NET count. */
export function searchKey(text: string): string {
  const narrow = text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  return narrow
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#.]/gu, '')
}

/** How well a name answers a query, best first. */
const RANK = { same: 0, start: 1, startByInitials: 2, inside: 3, insideByInitials: 4 } as const

/** Smaller is better; null is no match. */
export function matchRank(name: string, query: string): number | null {
  const letters = Array.from(searchKey(name))
  const wanted = Array.from(searchKey(query)).flatMap(splitClusters)
  if (wanted.length === 0) return null
  if (letters.join('') === wanted.join('')) return RANK.same
  const position = letters.findIndex((_, index) => matchesAt(letters.slice(index), wanted))
  if (position === -1) return null
  const byInitials = wanted.some(isInitial)
  if (position === 0) return byInitials ? RANK.startByInitials : RANK.start
  return byInitials ? RANK.insideByInitials : RANK.inside
}

/** The matching items, best first; equals stand in the order they came, so a popular list stays popular. */
export function search<Item>(
  items: readonly Item[],
  query: string,
  { names, limit = Infinity }: { names: (item: Item) => readonly string[]; limit?: number },
): Item[] {
  return items
    .flatMap((item) => {
      const ranks = names(item)
        .map((name) => matchRank(name, query))
        .filter((rank) => rank !== null)
      return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item)
}

/** An initial stands for any syllable that begins with it; the last syllable may be half typed: '카캌' for 카카오. */
function matchesAt(letters: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((character, index) => {
    const letter = letters[index]
    if (letter === undefined) return false
    if (letter === character) return true
    if (isInitial(character)) return getChoseong(letter) === character
    return index === wanted.length - 1 && startsLike(letters.slice(index).join(''), character)
  })
}

function startsLike(letters: string, halfTyped: string): boolean {
  return SYLLABLE.test(halfTyped) && disassemble(letters).startsWith(disassemble(halfTyped))
}

const SYLLABLE = /^[가-힣]$/

function isInitial(character: string): boolean {
  return canBeChoseong(character)
}

/** Some keyboards join two initials into one cluster: 'ㄳ' was typed as ㄱ, ㅅ. */
export function splitClusters(character: string): string[] {
  return /[ㄱ-ㅎ]/.test(character) && !isInitial(character) ? Array.from(disassemble(character)) : [character]
}
