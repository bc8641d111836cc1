import { JOBS, SKILLS, TAGS } from './search-people.ts'

/** What recruiters ask, each a little different every time. `page` goes on behind the pages before it. */
export type SearchKind = { ask: (round: number) => Record<string, string>; page?: number }

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T
const skills = (...places: number[]) => ({ techStack: places.map((place) => pick(SKILLS, place)).join(',') })
const years = { yearsMin: '3', yearsMax: '7', hopeMin: '5000', hopeMax: '8500' }

export const KINDS: Record<string, SearchKind> = {
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
