import { type Piece, readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'

/** So many take some 2 MB. */
const MOST = 2_000

/**
 * Lines as they were read, which takes two milliseconds where a word is nobody's and its nearest spellings are looked for. Each is
 * read several times: for the list and every page of it, what can be chosen, and what is near.
 */
const lines = new Map<string, readonly Piece[]>()

/** What a typed line means (BIZ-8). */
export function readLine(line = ''): readonly Piece[] {
  const read = lines.get(line) ?? readQuery(line, searchLexicon())
  // The one that was asked for longest ago makes room.
  lines.delete(line)
  lines.set(line, read)
  const [oldest] = lines.keys()
  if (lines.size > MOST && oldest !== undefined) lines.delete(oldest)
  return read
}
