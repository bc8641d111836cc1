import { fitKinds, hopePlaces } from '@coffeeattack/domain/candidates/reasons/reason'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { anonymousProfile } from './anonymous-profile.ts'
import { marks } from './memory-console.ts'
import { offerStatus } from './offer-shapes.ts'
import { count, flag, words } from './query.ts'
import { id } from './shapes.ts'

const amount = () => count({ min: 0, max: SALARY.ceiling })
const years = () => count({ min: 0, max: 50 })

/** Every condition narrows the list; hidden incomes answer no search by income. */
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
  /** Only who chose our company as one they like. Without a company of one's own it narrows nothing. */
  likesUs: flag().optional(),
}

/** Of those whom our company marked (BIZ-11). Not part of a search that is kept: it looks for whoever is new. */
export const narrowing = {
  starred: flag().optional(),
  /** Those whom we hid, who are in no other list. */
  hidden: flag().optional(),
  tag: z.string().max(MEMORY.tagLimit).optional(),
  list: id.optional(),
}

/** Which letters of a text were looked for. */
const mark = z.object({ from: z.int().min(0), to: z.int().min(1) })

/** One reason why a row is there: what was found and where. Nothing that the row or the profile behind it does not say. */
const reason = z
  .discriminatedUnion('kind', [
    /** The person's own words around what was looked for. */
    z.object({ kind: z.enum(['keyword', 'skill', 'career']), text: z.string(), mark }),
    /** Found by another name than the one it has. */
    z.object({ kind: z.enum(['otherJob', 'otherSkill']), name: z.string(), asked: z.string() }),
    z.object({ kind: z.literal('likesUs') }),
    z.object({ kind: z.literal('hope'), place: z.enum(hopePlaces) }),
    /** Of those who fit all but one condition: what fits, and what does not. */
    z.object({ kind: z.literal('fits'), what: z.array(z.enum(fitKinds)).readonly() }),
    z.object({ kind: z.literal('years'), monthsMore: z.int() }),
    z.object({ kind: z.literal('hopeBeyond'), manwonMore: z.int() }),
  ])
  .meta({ id: 'FoundReason', description: '찾은 이유 하나' })

/** A row of the list: nothing that the anonymised profile does not have. */
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
    hopeSalary: true,
    completenessPercent: true,
  })
  .extend({
    /** The Seoul day, `YYYY-MM-DD`: when exactly somebody was here is nobody's business. */
    lastActiveOn: z.iso.date(),
    /** What is between this company and the candidate already. */
    offerStatus: offerStatus.nullable(),
    /** The best reasons, two at most; `reasonText` of the domain says each. */
    why: z.array(reason).max(2),
    /** What our company keeps about them; null for who has no company. */
    marks: marks.nullable(),
  })
  .meta({ id: 'CandidateRow', description: '찾은 후보자 한 명, 익명' })

/** What a saved search asks for, out of its query string; null when that says nothing that can be searched for. */
export function readSavedFilter(filter: string): z.output<typeof conditions> | null {
  return conditions.safeParse(Object.fromEntries(new URLSearchParams(filter))).data ?? null
}

const conditions = z.object(filter)

const term = z.object({ kind: z.enum(['skill', 'job', 'group', 'word']), name: z.string() })
const bounds = z.object({ min: z.int().nullable(), max: z.int().nullable() })

/** How a piece of the line was read: a chip that can be taken away. */
export const readPiece = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('terms'),
      /** The letters it was read from. */
      text: z.string(),
      /** One of these is enough. */
      terms: z.array(term).readonly(),
      isNot: z.boolean(),
      repairedTo: z.string().nullable(),
    }),
    z.object({ kind: z.enum(['years', 'hope']), text: z.string(), bounds }),
  ])
  .meta({ id: 'ReadPiece', description: '검색 문장을 읽은 조건 하나' })

/** What one condition asks for, typed or chosen. */
export const condition = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('terms'), terms: z.array(term).readonly(), isNot: z.boolean() }),
    z.object({ kind: z.enum(['years', 'hope', 'income']), bounds }),
    z.object({ kind: z.literal('likesUs') }),
  ])
  .meta({ id: 'SearchCondition', description: '검색 조건 하나' })

/** Another search and how many it finds, counted up to a limit. */
export const otherSearch = {
  /** The search page's own query string, as a saved search keeps it. */
  filter: z.string(),
  total: z.int().min(0),
  isMore: z.boolean(),
}
