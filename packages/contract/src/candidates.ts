import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { anonymousProfile } from './anonymous-profile.ts'
import { call, feature } from './call.ts'
import { offerStatus } from './offer-shapes.ts'
import { count, page, words } from './query.ts'
import { requiredText, textUpTo } from './rule.ts'
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
  sort: z.enum(candidateSorts).optional(),
}

/** A row of the list: nothing that the anonymised profile does not have. */
const candidateRow = anonymousProfile
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
  })
  .meta({ id: 'CandidateRow', description: '찾은 후보자 한 명, 익명' })

const savedSearch = z
  .object({
    id,
    name: z.string(),
    /** The search page's own query string. */
    filter: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' })

const bounds = z.object({ min: z.int().nullable(), max: z.int().nullable() })

/** How a piece of the line was read: a chip that can be taken away. */
const readPiece = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('terms'),
      /** The letters it was read from. */
      text: z.string(),
      /** One of these is enough. */
      terms: z.array(z.object({ kind: z.enum(['skill', 'job', 'group', 'word']), name: z.string() })),
      isNot: z.boolean(),
      repairedTo: z.string().nullable(),
    }),
    z.object({ kind: z.enum(['years', 'hope']), text: z.string(), bounds }),
  ])
  .meta({ id: 'ReadPiece', description: '검색 문장을 읽은 조건 하나' })

export const consoleCandidates = feature('콘솔: 후보자', {
  'GET /console/candidates': call({
    auth: 'operator',
    roles,
    about: '익명 후보자를 찾아요. 숨긴 후보자는 목록에도 숫자에도 없어요.',
    query: z.object({ ...filter, ...page }),
    out: {
      200: z.object({
        items: z.array(candidateRow),
        /** Counted up to a limit. */
        total: z.int().min(0),
        isMore: z.boolean(),
        nextCursor,
        /** What the line was read as, in its order. */
        read: z.array(readPiece),
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
    about: '검색을 이름 붙여 저장해요. 같은 이름은 덮어써요.',
    body: z.object({ name: requiredText(30), filter: textUpTo(1_000) }),
    out: { 200: savedSearch },
    errors: ['CONFLICT'],
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
