import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keepResults, lookAtMachine, printColumns, sayMachine } from './machine.ts'
import { type Ask, DATABASE, JOBS, openWorld, SKILLS, TAGS, timesOf, timesText } from './people.ts'

/*
 * npm run bench:search -- 1000000 60: the console's candidate search among so many people (100,000 by default), each kind
 * of search asked so many times, through the whole service.
 */

const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 60)
/** `growth` is the median beside that among a tenth of the people. */
const AIMS = { p95Ms: 50, growth: 2 }
const RECRUITERS = 100

/** A search, a little different in every round. `page` goes on behind the pages before it. */
type Kind = { ask: (round: number) => Record<string, string>; page?: number }

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T
const skills = (...places: number[]) => ({ techStack: places.map((place) => pick(SKILLS, place)).join(',') })
const years = { yearsMin: '3', yearsMax: '7', hopeMin: '5000', hopeMax: '8500' }

const KINDS: Record<string, Kind> = {
  'nothing but the newest': { ask: () => ({ sort: 'recent' }) },
  'the newest, tenth page': { ask: () => ({ sort: 'recent' }), page: 10 },
  'best fit, no condition': { ask: () => ({}) },
  'best fit, tenth page': { ask: () => ({}), page: 10 },
  'a word of two syllables': { ask: (round) => ({ q: pick(['결제', '검색', '추천', '정산'], round) }) },
  'the same, newest, fifth page': {
    ask: (round) => ({ q: pick(['결제', '검색', '추천', '정산'], round), sort: 'recent' }),
    page: 5,
  },
  'two words': {
    ask: (round) => ({ q: `${pick(['프론트엔드', '백엔드'], round)} ${pick(TAGS, round * 7)}` }),
  },
  'a word that most have': { ask: (round) => ({ q: pick(['개발', '개발자'], round) }) },
  'a word of every twentieth': {
    ask: (round) => ({ q: pick(['실험', '이관', '대시보드', '국제화'], round) }),
  },
  'a rare word': { ask: (round) => ({ q: pick(TAGS, 150 + round) }) },
  'a single letter': { ask: (round) => ({ q: pick(['앱', '팀', '힣'], round) }) },
  'a word nobody has': { ask: () => ({ q: '우주비행사' }) },
  'words that never meet': {
    ask: (round) => ({ q: `${pick(TAGS, 3 + round)} ${pick(SKILLS, 80 + round)}` }),
  },
  'a keyword': { ask: (round) => ({ hashtags: pick(TAGS, round * 5) }) },
  'common job, years and hope': { ask: (round) => ({ jobLabel: pick(JOBS, round % 3).label, ...years }) },
  'rare job, years and hope': { ask: (round) => ({ jobLabel: pick(JOBS, 199 - round * 2).label, ...years }) },
  'a kind of job, years and hope': {
    ask: (round) => ({
      jobLabel: pick(JOBS, round).label,
      jobSubLabel: pick(JOBS, round).subLabel,
      ...years,
    }),
  },
  'years and hope, no job': { ask: () => years },
  'many years, no upper end': { ask: (round) => ({ yearsMin: String(19 + (round % 12)) }) },
  'a narrow hope alone': {
    ask: (round) => ({ hopeMin: String(4000 + round), hopeMax: String(4005 + round) }),
  },
  'disclosed income': {
    ask: (round) => ({ incomeMin: String(5000 + round * 10), incomeMax: '7000', sort: 'recent' }),
  },
  'narrow disclosed income': {
    ask: (round) => ({ incomeMin: String(9000 + round * 10), incomeMax: String(9004 + round * 10) }),
  },
  'three common skills': { ask: (round) => skills(round % 4, 4 + (round % 3), 7 + (round % 5)) },
  'three skills, common to rare': { ask: (round) => skills(round % 6, 20 + (round % 20), 60 + round) },
  'three rare skills': { ask: (round) => skills(200 + round, 300 + round, 400 + round) },
  'one rare skill': { ask: (round) => skills(540 + round) },
  'one common skill': { ask: (round) => skills(round % 5) },
  'one skill of every hundredth': { ask: (round) => skills(60 + round) },
  'skill, word, job and years together': {
    ask: (round) => ({ ...skills(round % 10), q: pick(['결제', '검색'], round), jobLabel: '개발', ...years }),
  },
}

type Found = { total: number; nextCursor: string | null }
type Measured = Awaited<ReturnType<typeof timesOf>> & { found: number }

const addressOf = (query: Record<string, string>) => `/candidates?${new URLSearchParams(query)}`

/** The address of the kind's page, and how many people it finds. Earlier pages are not part of its time. */
async function prepared({ ask: queryOf, page = 1 }: Kind, round: number, ask: Ask) {
  const query = { ...queryOf(round) }
  let { total, nextCursor } = await ask<Found>(addressOf(query))
  for (let turned = 1; turned < page && nextCursor !== null; turned++) {
    query['cursor'] = nextCursor
    nextCursor = (await ask<Found>(addressOf(query))).nextCursor
  }
  return { address: addressOf(query), total }
}

function medianAmongATenth(kind: string): number {
  try {
    const file = path.join(import.meta.dirname, `results/search-${PEOPLE / 10}.json`)
    const { kinds } = JSON.parse(readFileSync(file, 'utf8')) as { kinds: Record<string, Measured> }
    return kinds[kind]?.p50 ?? Infinity
  } catch {
    return Infinity
  }
}

function missesOf(kind: string, { p50, p95 }: Measured): string {
  const before = medianAmongATenth(kind)
  // Half a millisecond is noise, not growth.
  const hasGrown = p50 > AIMS.growth * before + 0.5
  return `${p95 > AIMS.p95Ms ? `above ${AIMS.p95Ms} ms` : ''}${hasGrown ? ` grew from ${before.toFixed(1)} ms` : ''}`
}

const machine = lookAtMachine()
const { ask, postmaster, close } = await openWorld(PEOPLE, RECRUITERS)
const kinds: Record<string, Measured> = {}
try {
  for (const [name, kind] of Object.entries(KINDS)) {
    const searches = []
    for (let round = 0; round < ROUNDS; round++) searches.push(await prepared(kind, round, ask))
    const times = await timesOf(
      searches.map(({ address }) => address),
      ask,
      postmaster,
    )
    const found = searches.reduce((sum, { total }) => sum + total, 0) / ROUNDS
    kinds[name] = { ...times, found: Math.round(found) }
  }
} finally {
  await close()
}
console.log(sayMachine(machine))
printColumns([
  ['search', 'p50', 'p95', 'node', 'postgres', 'found', 'missed'],
  ...Object.entries(kinds).map(([name, one]) => [
    name,
    ...timesText(one),
    String(one.found),
    missesOf(name, one),
  ]),
])
if (Object.entries(kinds).some(([name, one]) => missesOf(name, one))) process.exitCode = 1
keepResults(`search-${PEOPLE}`, { people: PEOPLE, machine, database: DATABASE, kinds })
