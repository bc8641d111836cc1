import { asideKinds } from '@coffeeattack/domain/candidates/query/asides'
import { statusKinds } from '@coffeeattack/domain/candidates/query/statuses'
import { fitKinds, hopePlaces } from '@coffeeattack/domain/candidates/reasons/reason'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { anonymousProfile, handle } from './anonymous-profile.ts'
import { marks } from './memory-console.ts'
import { offerStatus } from './offer-shapes.ts'
import { count, flag, words } from './query.ts'
import { id } from './shapes.ts'

const amount = () => count({ min: 0, max: SALARY.ceiling })
const years = () => count({ min: 0, max: 50 })

/** Every condition narrows the list; hidden incomes match no income search. */
export const filter = {
  q: z.string().max(SEARCH.textLimit).optional(),
  jobLabel: z.string().max(60).optional(),
  jobSubLabel: z.string().max(60).optional(),
  yearsMin: years().optional(),
  yearsMax: years().optional(),
  hopeMin: amount().optional(),
  hopeMax: amount().optional(),
  incomeMin: amount().optional(),
  incomeMax: amount().optional(),
  techStack: words({ max: 10, length: 40 }).optional(),
  hashtags: words({ max: 10, length: 30 }).optional(),
  /** Only people who like our company. Ignored for operators without a company. */
  likesUs: flag().optional(),
}

/** Only people with this mark of our company (BIZ-11). Not part of a saved search, which looks for new people. */
export const narrowing = {
  starred: flag().optional(),
  /** The people that we hid; no other list contains them. */
  hidden: flag().optional(),
  tag: z.string().max(MEMORY.tagLimit).optional(),
  list: id.optional(),
}

/** The highlighted range of a text. */
const mark = z.object({ from: z.int().min(0), to: z.int().min(1) })

/** One reason for a match: what was found and where. Only from the data of the row and its profile. */
const reason = z
  .discriminatedUnion('kind', [
    /** The excerpt of the person's text around the match. */
    z.object({ kind: z.enum(['keyword', 'skill', 'career']), text: z.string(), mark }),
    /** Found by a synonym. */
    z.object({ kind: z.enum(['otherJob', 'otherSkill']), name: z.string(), asked: z.string() }),
    z.object({ kind: z.literal('likesUs') }),
    z.object({ kind: z.literal('hope'), place: z.enum(hopePlaces) }),
    /** For people who miss one condition: what matches, and what does not. */
    z.object({ kind: z.literal('fits'), what: z.array(z.enum(fitKinds)).readonly() }),
    z.object({ kind: z.literal('years'), monthsMore: z.int() }),
    z.object({ kind: z.literal('hopeBeyond'), manwonMore: z.int() }),
  ])
  .meta({ id: 'FoundReason', description: '찾은 이유 하나' })

/** A row of the list; a subset of the anonymous profile. */
export const candidateRow = anonymousProfile
  .pick({
    id: true,
    jobLabel: true,
    jobSubLabel: true,
    totalMonth: true,
    isEmployed: true,
    techStackItems: true,
    hashtags: true,
    income: true,
    incomeOrigin: true,
    hopeSalary: true,
    completenessPercent: true,
  })
  .extend({
    ...handle,
    /** The day in Seoul, `YYYY-MM-DD`; the exact time is not disclosed. */
    lastActiveOn: z.iso.date(),
    /** The relation of this company and the candidate so far. */
    offerStatus: offerStatus.nullable(),
    /** The two best reasons; `reasonText` of the domain has the words. */
    why: z.array(reason).max(2),
    /** Our company's notes and marks; null for operators without a company. */
    marks: marks.nullable(),
  })
  .meta({ id: 'CandidateRow', description: '찾은 후보자 한 명, 익명' })

/** The conditions in a saved query string; null if it contains none. */
export function readSavedFilter(filter: string): z.output<typeof conditions> | null {
  return conditions.safeParse(Object.fromEntries(new URLSearchParams(filter))).data ?? null
}

const conditions = z.object(filter)

const term = z.object({
  kind: z.enum(['skill', 'job', 'group', 'school', 'major', 'company', 'word']),
  name: z.string(),
})
const bounds = z.object({ min: z.int().nullable(), max: z.int().nullable() })

/** The interpretation of a part of the query: a removable chip. */
export const readPiece = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('terms'),
      /** The range in the query. */
      text: z.string(),
      /** Alternatives. */
      terms: z.array(term).readonly(),
      isNot: z.boolean(),
      repairedTo: z.string().nullable(),
      /** A sign or a word that is no condition stands before it. */
      isApart: z.boolean().optional(),
    }),
    z.object({ kind: z.enum(['years', 'hope', 'income']), text: z.string(), bounds }),
    z.object({ kind: z.literal('status'), text: z.string(), status: z.enum(statusKinds) }),
    /** Read, but not searched: an age, a year of graduation. */
    z.object({ kind: z.literal('aside'), text: z.string(), why: z.enum(asideKinds) }),
  ])
  .meta({ id: 'ReadPiece', description: '검색 문장을 읽은 조건 하나' })

/** One condition, typed or chosen. */
export const condition = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('terms'), terms: z.array(term).readonly(), isNot: z.boolean() }),
    z.object({ kind: z.enum(['years', 'hope', 'income']), bounds }),
    z.object({ kind: z.literal('likesUs') }),
    z.object({ kind: z.literal('status'), status: z.enum(statusKinds).exclude(['likesUs']) }),
  ])
  .meta({ id: 'SearchCondition', description: '검색 조건 하나' })

/** Another search with its number of matches, counted up to a limit. */
export const otherSearch = {
  /** The query string of the search page, as a saved search stores it. */
  filter: z.string(),
  total: z.int().min(0),
  isMore: z.boolean(),
}
