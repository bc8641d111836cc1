import { type Piece, readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { LRUCache } from 'lru-cache'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'

/**
 * Parsed lines, about 2 MB. Parsing takes up to two milliseconds when the nearest spelling of a word is looked for, and
 * a search parses its line several times: for every page, the facets and the near matches.
 */
const lines = new LRUCache<string, readonly Piece[]>({ max: 2_000 })

/** What a typed line means (BIZ-8). */
export function readLine(line = ''): readonly Piece[] {
  const pieces = lines.get(line) ?? readQuery(line, searchLexicon())
  lines.set(line, pieces)
  return pieces
}
