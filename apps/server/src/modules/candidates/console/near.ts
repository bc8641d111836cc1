import { lineWith } from '@coffeeattack/domain/candidates/query/line'
import { nearestWords } from '@coffeeattack/domain/candidates/query/nearest-words'
import type { Piece } from '@coffeeattack/domain/candidates/query/read-query'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { hasMark } from '@coffeeattack/domain/text/marks'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { filterOf } from './asked.ts'
import { counted, countOf, type Missed, missByOne, nearRows, together } from './but-one.ts'
import type { Asked } from './conditions.ts'
import { findNewest } from './find-newest.ts'
import { askedFor, rowsOf } from './rows.ts'
import { readLine } from './read-line.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** How much of each is offered: more would be another list to read. */
const OFFERED = { wordsForEach: 2, words: 4, loosened: 3, people: 3 } as const
/** Among the words of so many who fit the rest, the nearest are looked for. */
const LISTENED_TO = 100

const NOTHING = { words: [], loosened: [], butOne: counted(0), people: [] }

/** When nobody fits, or few: what to change, and whom one would meet then (BIZ-8). */
export async function showNear(asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const viewer = await viewerOf(caller, deps, asked)
  const { count } = await countFor(asked, viewer, deps)
  if (count > SEARCH.countLimit) return NOTHING
  const missed = await missByOne(asked, viewer, deps)
  const words = count === 0 ? await wordsMeant(asked, missed, viewer, caller, deps) : []
  // Without its only condition a search is no search.
  if (missed.length < 2) return { ...NOTHING, words }
  const near = together(missed, 'fit').slice(0, OFFERED.people)
  return {
    words,
    loosened: loosened(missed, count),
    butOne: counted(countOf(missed)),
    people: await nearRows(near, asked, caller, deps),
  }
}

async function countFor(asked: Asked, viewer: Viewer, { db }: ApiDeps) {
  const filter = filterOf(asked, readLine(asked.q), viewer)
  return findNewest(db.replica, {
    filter,
    most: SEARCH.countLimit + 1,
    told: 0,
    isJudged: false,
    after: null,
  })
}

const loosened = (missed: readonly Missed[], count: number) =>
  missed
    .filter(({ newest }) => newest.count > 0)
    .toSorted((a, b) => b.newest.count - a.newest.count)
    .slice(0, OFFERED.loosened)
    .map(({ part, newest }) => ({
      condition: part.condition,
      filter: addressOf(part.rest),
      ...counted(newest.count + count),
    }))

/**
 * For each plain word of a search that finds nobody, the nearest that somebody has who fits the rest. They are read in the
 * rows as companies see them, so that no masked word is given away.
 */
async function wordsMeant(
  asked: Asked,
  missed: readonly Missed[],
  viewer: Viewer,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const read = missed.flatMap(({ part }) => part.piece ?? [])
  const meant = []
  for (const { part, newest } of missed) {
    const word = wordOf(part.piece)
    if (!part.piece || word === null) continue
    // Few words are unknown, and each is asked for by itself.
    const rows = await rowsOf(newest.found.slice(0, LISTENED_TO), { asked: ASKED_NOTHING }, caller, deps)
    const known = rows
      .flatMap(({ hashtags, techStackItems, jobSubLabel }) => [...hashtags, ...techStackItems, jobSubLabel])
      .filter((name) => !hasMark(name))
    for (const name of nearestWords(word, known, OFFERED.wordsForEach)) {
      const changed = { ...asked, q: lineWith(read, part.piece, name) }
      const { count } = await countFor(changed, viewer, deps)
      if (count > 0) meant.push({ typed: word, name, filter: addressOf(changed), ...counted(count) })
    }
  }
  return meant.toSorted((a, b) => b.total - a.total).slice(0, OFFERED.words)
}

const ASKED_NOTHING = askedFor([], { hope: { min: null, max: null }, likesUs: true })

/** Only a word that is no name of anything: names are known, and somebody may come who has them. */
function wordOf(piece: Piece | null): string | null {
  if (piece?.kind !== 'terms' || piece.isNot || piece.terms.length !== 1) return null
  const [term] = piece.terms
  return term?.kind === 'word' ? term.name : null
}

const NAMES = [
  'q',
  'jobLabel',
  'jobSubLabel',
  'yearsMin',
  'yearsMax',
  'hopeMin',
  'hopeMax',
  'incomeMin',
  'incomeMax',
  'techStack',
  'hashtags',
  'likesUs',
  'starred',
  'hidden',
  'tag',
  'list',
] as const

/** The search page's own query string. */
function addressOf(asked: Asked): string {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const value = asked[name]
    if (value !== undefined && value !== false && String(value) !== '') params.set(name, String(value))
  }
  return params.toString()
}
