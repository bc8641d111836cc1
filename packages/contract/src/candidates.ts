import { fitKinds, hopePlaces } from '@coffeeattack/domain/candidates/reasons/reason'
import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { techniqueGroups } from '@coffeeattack/domain/catalogue/technique-groups'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { COMPARED, MEMORY } from '@coffeeattack/domain/memory/limits'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { anonymousProfile } from './anonymous-profile.ts'
import { call, feature } from './call.ts'
import { marks } from './memory-console.ts'
import { offerStatus } from './offer-shapes.ts'
import { count, flag, page, words } from './query.ts'
import { held, requiredText, textUpTo } from './rule.ts'
import { id, idParam, instant, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter', 'agent'] as const

const candidateSorts = ['fit', 'recent'] as const

const amount = () => count({ min: 0, max: SALARY.ceiling })
const years = () => count({ min: 0, max: 50 })

/** Every condition narrows the list; hidden incomes answer no search by income. */
const filter = {
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
const narrowing = {
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

const searchName = requiredText(SAVED_SEARCH.nameLimit)

/** What a saved search asks for, out of its query string; null when that says nothing that can be searched for. */
export function readSavedFilter(filter: string): z.output<typeof conditions> | null {
  return conditions.safeParse(Object.fromEntries(new URLSearchParams(filter))).data ?? null
}

const conditions = z.object(filter)
const savedFilter = held(textUpTo(1_000), (filter) =>
  readSavedFilter(filter) ? null : '저장할 수 없는 검색이에요',
)

const savedSearch = z
  .object({
    id,
    name: z.string(),
    /** The search page's own query string. */
    filter: z.string(),
    /** Its conditions in one line. */
    words: z.string(),
    /** The one that every recruiter has: it can be neither renamed nor deleted. */
    isInterest: z.boolean(),
    /** Whether a morning with new people is told of. */
    tells: z.boolean(),
    /** Who matches and came since it was opened last, counted up to a limit. */
    newCount: z.int().min(0).max(SAVED_SEARCH.newCounted),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' })

const term = z.object({ kind: z.enum(['skill', 'job', 'group', 'word']), name: z.string() })
const bounds = z.object({ min: z.int().nullable(), max: z.int().nullable() })

/** How a piece of the line was read: a chip that can be taken away. */
const readPiece = z
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
const condition = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('terms'), terms: z.array(term).readonly(), isNot: z.boolean() }),
    z.object({ kind: z.enum(['years', 'hope', 'income']), bounds }),
    z.object({ kind: z.literal('likesUs') }),
  ])
  .meta({ id: 'SearchCondition', description: '검색 조건 하나' })

/** Another search and how many it finds, counted up to a limit. */
const otherSearch = {
  /** The search page's own query string, as a saved search keeps it. */
  filter: z.string(),
  total: z.int().min(0),
  isMore: z.boolean(),
}

export const consoleCandidates = feature('콘솔: 후보자', {
  'GET /console/candidates': call({
    auth: 'operator',
    roles,
    about: '익명 후보자를 찾아요. 숨긴 후보자는 목록에도 숫자에도 없어요.',
    query: z.object({
      ...filter,
      ...narrowing,
      sort: z.enum(candidateSorts).optional(),
      /** Those who fit all conditions but one, and only those. */
      butOne: flag().optional(),
      ...page,
    }),
    out: {
      200: z.object({
        items: z.array(candidateRow),
        /** Counted up to a limit. */
        total: z.int().min(0),
        isMore: z.boolean(),
        nextCursor,
        /** What the line was read as, in its order. */
        read: z.array(readPiece).readonly(),
      }),
    },
    errors: [],
  }),
  'GET /console/candidates/near': call({
    auth: 'operator',
    roles,
    about: '다 맞는 분이 없거나 적을 때, 무엇을 바꾸면 누구를 만나는지 알려줘요.',
    query: z.object({ ...filter, ...narrowing }),
    out: {
      200: z.object({
        /** Words that nobody has, each with the nearest one that somebody has. */
        words: z.array(z.object({ typed: z.string(), name: z.string(), ...otherSearch })),
        /** The search without one of its conditions, the one that finds most first. */
        loosened: z.array(z.object({ condition, ...otherSearch })),
        /** How many fit all conditions but one. */
        butOne: z.object({ total: z.int().min(0), isMore: z.boolean() }),
        /** The nearest three of these. */
        people: z.array(candidateRow).max(3),
      }),
    },
    errors: [],
  }),
  'GET /console/candidates/facets': call({
    auth: 'operator',
    roles,
    about: '찾은 분들이 쓰는 기술과 가까운 직무를 세어요.',
    query: z.object({ ...filter, ...narrowing }),
    out: {
      200: z.object({
        /** The most frequent first. */
        skills: z.array(
          z.object({ name: z.string(), group: z.enum(techniqueGroups), total: z.int().min(1) }),
        ),
        /** Other jobs of those who fit everything else. */
        jobs: z.array(z.object({ name: z.string(), total: z.int().min(1) })),
        /** More were found than are counted: the newest ones are. */
        isMore: z.boolean(),
      }),
    },
    errors: [],
  }),
  'GET /console/candidates/compare': call({
    auth: 'operator',
    roles: ['recruiter'],
    about: '두 명에서 네 명을 나란히 놓고 봐요. 한 명씩 연 것과 같이 후보자에게 남아요.',
    query: z.object({ ids: words({ max: COMPARED.most, length: 36 }).pipe(z.array(id).min(COMPARED.least)) }),
    out: {
      200: z.object({
        /** In the order they were asked for; whoever cannot be seen any more is left out. */
        people: z.array(z.object({ profile: anonymousProfile, lastActiveOn: z.iso.date(), marks })),
      }),
    },
    errors: [],
  }),
  'GET /console/candidates/:id': call({
    auth: 'operator',
    roles,
    about: '익명 프로필을 열어요. 누가 언제 열었는지 후보자에게 남아요.',
    params: idParam,
    out: {
      200: z.object({
        profile: anonymousProfile,
        lastActiveOn: z.iso.date(),
        marks: marks.nullable(),
        /** Our company's offers to this person, newest first. */
        offers: z.array(
          z.object({
            id,
            status: offerStatus,
            salaryMin: manwon.nullable(),
            salaryMax: manwon.nullable(),
            sentAt: instant,
          }),
        ),
        /** Why no offer can be sent now, or null when one can. */
        refusal: z.enum(Object.keys(catalogue) as [keyof typeof catalogue]).nullable(),
      }),
    },
    errors: [],
  }),
  'GET /console/searches': call({
    auth: 'operator',
    roles,
    about: '저장한 검색을 보여줘요.',
    out: { 200: z.object({ items: z.array(savedSearch) }) },
    errors: [],
  }),
  'POST /console/searches': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '검색을 이름 붙여 저장해요. 같은 이름은 덮어써요. 새로 온 분이 있으면 아침에 알려요.',
    body: z.object({ name: searchName, filter: savedFilter, tells: z.boolean().optional() }),
    out: { 200: savedSearch },
    errors: ['CONFLICT', 'SAVED_SEARCH_LIMIT'],
  }),
  'PATCH /console/searches/:id': call({
    auth: 'operator',
    roles,
    about: '저장한 검색의 이름을 바꾸거나 알림을 켜고 꺼요.',
    params: idParam,
    body: z.object({ name: searchName.optional(), tells: z.boolean().optional() }),
    out: { 204: null },
    errors: ['NAME_TAKEN'],
  }),
  'POST /console/searches/:id/look': call({
    auth: 'operator',
    roles,
    about: '저장한 검색을 열어 봤어요. 그 뒤에 온 분부터 새로 세어요.',
    params: idParam,
    out: { 204: null },
    errors: [],
  }),
  'DELETE /console/searches/:id': call({
    auth: 'operator',
    roles,
    about: '저장한 검색을 지워요.',
    params: idParam,
    out: { 204: null },
    errors: [],
  }),
})
