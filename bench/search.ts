import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keepResults, lookAtMachine, printColumns, sayMachine } from './machine.ts'
import {
  type Ask,
  DATABASE,
  EMPLOYERS,
  JOBS,
  openWorld,
  SCHOOLS,
  SKILLS,
  TAGS,
  timesOf,
  timesText,
  TOLD,
} from './people.ts'
import { addedByPast, measureStorage, type Storage } from './search-storage.ts'

/*
 * npm run bench:search -- 1000000 60: the console's candidate search among so many people (100,000 by default), each kind
 * of search asked so many times, through the whole service. With `without-past` as the last word it measures the size and the writes of
 * an index that does not know careers and schools; the next run without it tells what these add.
 */

const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 60)
const HAS_PAST = process.argv[4] !== 'without-past'
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
  'a word of the careers': { ask: (round) => ({ q: pick(TOLD, round * 5) }) },
  'a common word of the careers': { ask: (round) => ({ q: pick(['승인', '대사', '원장', '배치'], round) }) },
  'a former employer': { ask: (round) => ({ q: `${pick(EMPLOYERS, round * 3)} 출신` }) },
  'a school': { ask: (round) => ({ q: pick(SCHOOLS, round * 2) }) },
  'a school, years and a job': {
    ask: (round) => ({ q: `${pick(SCHOOLS, round)} 3~5년차 ${pick(['백엔드', '프론트엔드', 'PM'], round)}` }),
  },
  'a parent skill': { ask: (round) => ({ q: pick(['Spring', 'AWS', 'Kafka', 'Spark', 'Android'], round) }) },
  'a parent skill, years': { ask: (round) => ({ q: `${pick(['Spring', 'AWS', '.NET'], round)} 3~5년차` }) },
  'a skill without another': {
    ask: (round) => ({ q: `${pick(SKILLS, round % 10)} ${pick(SKILLS, 3 + (round % 7))} 제외` }),
  },
  'everybody but a job': { ask: (round) => ({ q: `-${pick(JOBS, round).subLabel}` }) },
  'at work': { ask: (round) => ({ q: `재직 중 ${pick(['백엔드', '디자이너', '마케터'], round)}` }) },
  'between jobs, years': {
    ask: (round) => ({ q: `이직 준비 ${pick(['3~5년', '5~7년'], round)} ${pick(TAGS, round)}` }),
  },
  'new people': { ask: (round) => ({ q: `새로 온 분 ${pick(SKILLS, round % 20)}` }) },
  'people not seen': { ask: (round) => ({ q: `안 본 분 ${pick(SKILLS, 30 + round)}` }) },
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

function storageOf(result: string): Storage | null {
  try {
    const file = path.join(import.meta.dirname, `results/${result}.json`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { storage: Storage }).storage
  } catch {
    return null
  }
}

function missesOf(kind: string, { p50, p95 }: Measured): string {
  const before = medianAmongATenth(kind)
  // Half a millisecond is noise, not growth.
  const hasGrown = p50 > AIMS.growth * before + 0.5
  return `${p95 > AIMS.p95Ms ? `above ${AIMS.p95Ms} ms` : ''}${hasGrown ? ` grew from ${before.toFixed(1)} ms` : ''}`
}

const machine = lookAtMachine()
const { ask, deps, postmaster, close } = await openWorld(PEOPLE, RECRUITERS, { hasPast: HAS_PAST })
const kinds: Record<string, Measured> = {}
const storage = await measureStorage(deps)
try {
  for (const [name, kind] of HAS_PAST ? Object.entries(KINDS) : []) {
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
if (HAS_PAST) {
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
}
printColumns(addedByPast(storage, HAS_PAST ? storageOf(`search-${PEOPLE}-without-past`) : null))
const name = `search-${PEOPLE}${HAS_PAST ? '' : '-without-past'}`
keepResults(name, { people: PEOPLE, machine, database: DATABASE, storage, kinds })
