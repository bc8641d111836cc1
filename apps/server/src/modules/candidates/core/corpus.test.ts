import { CORPUS, type Meant, writtenAs } from '@coffeeattack/domain/candidates/query/corpus'
import { readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { expect, test } from 'vitest'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'

const isRight = ({ line, reading }: Meant) => writtenAs(readQuery(line, searchLexicon())) === reading

const shareRight = (lines: readonly Meant[]) => lines.filter(isRight).length / lines.length

/** The lines of the half that the reader is built by may be looked at, those of the other half never. */
const wrong = CORPUS.seen.filter((meant) => !isRight(meant))

test.each([
  ['seen', 0],
  ['heldOut', 0],
] as const)('[BIZ-8] the share of the corpus that is read right: %s', (half, least) => {
  const share = shareRight(CORPUS[half])
  console.info(`${half}: ${CORPUS[half].length} lines, ${(share * 100).toFixed(1)} % read right`)
  if (process.env['CORPUS_WRONG'] && half === 'seen')
    for (const { line, reading } of wrong)
      console.info(`${line} → ${writtenAs(readQuery(line, searchLexicon()))} ≠ ${reading}`)
  expect(share).toBeGreaterThanOrEqual(least)
})
