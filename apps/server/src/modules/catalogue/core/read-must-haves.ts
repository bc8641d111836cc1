import { type MustHave, readMustHaves } from '@coffeeattack/domain/positions/must-haves'
import { searchLexicon } from './search-lexicon.ts'

/** Lines that were read. Reading one takes about a millisecond, and a list compares hundreds, most of them again and again. */
const known = new Map<string, MustHave[]>()
const MOST_KNOWN = 5_000

/** Must-haves as the search reads them. */
export const readOnce = (mustHaves: readonly string[]): MustHave[] => mustHaves.flatMap(readLine)

function readLine(line: string): MustHave[] {
  const before = known.get(line)
  if (before) return before
  const read = readMustHaves({ mustHaves: [line] }, searchLexicon())
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(line, read)
  return read
}
