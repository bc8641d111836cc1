import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { techniqueGroups } from '@coffeeattack/domain/catalogue/technique-groups'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { z } from 'zod'
import { anonymousProfile, handle } from './anonymous-profile.ts'
import { feature, operatorCall } from './call.ts'
import {
  candidateRow,
  condition,
  filter,
  narrowing,
  otherSearch,
  readPiece,
  readSavedFilter,
} from './candidate-shapes.ts'
import { marks } from './memory-console.ts'
import { offerStatus } from './offer-shapes.ts'
import { flag, page, words } from './query.ts'
import { held, requiredText, textUpTo } from './rule.ts'
import { id, instant, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter', 'agent'] as const

const candidateSorts = ['fit', 'recent'] as const

const searchName = requiredText(SAVED_SEARCH.nameLimit)

const savedFilter = held(textUpTo(1_000), (filter) =>
  readSavedFilter(filter) ? null : '저장할 수 없는 검색이에요',
)

const savedSearch = z
  .object({
    id,
    name: z.string(),
    /** The query string of the search page. */
    filter: z.string(),
    /** Its conditions in one line. */
    words: z.string(),
    /** The default search of every recruiter: it can be neither renamed nor deleted. */
    isInterest: z.boolean(),
    /** Whether new people cause a notification in the morning. */
    tells: z.boolean(),
    /** New matches since it was last opened, counted up to a limit. */
    newCount: z.int().min(0).max(SAVED_SEARCH.newCounted),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' })

export const consoleCandidates = feature('콘솔: 후보자', {
  'GET /console/candidates': operatorCall(roles, {
    about: '익명 후보자를 찾아요. 숨긴 후보자는 목록에도 숫자에도 없어요.',
    query: z.object({
      ...filter,
      ...narrowing,
      sort: z.enum(candidateSorts).optional(),
      /** Only people who miss exactly one condition. */
      butOne: flag().optional(),
      /** Searches for words that nobody has too. */
      keepAll: flag().optional(),
      ...page,
    }),
    out: {
      200: z.object({
        items: z.array(candidateRow),
        /** Counted up to a limit. */
        total: z.int().min(0),
        isMore: z.boolean(),
        nextCursor,
        /** The interpretation of the query, in its order. */
        read: z.array(readPiece).readonly(),
        /** Typed words that nobody has: the search left them out. */
        setAside: z.array(z.object({ text: z.string(), name: z.string() })).readonly(),
      }),
    },
  }),
  'GET /console/candidates/near': operatorCall(roles, {
    about: '다 맞는 분이 없거나 적을 때, 무엇을 바꾸면 누구를 만나는지 알려줘요.',
    query: z.object({ ...filter, ...narrowing }),
    out: {
      200: z.object({
        /** Words without a match, each with the most similar one that has. */
        words: z.array(z.object({ typed: z.string(), name: z.string(), ...otherSearch })),
        /** The search without one of its conditions, or where that finds nobody without two, the one with most matches first. */
        loosened: z.array(z.object({ condition, also: condition.optional(), ...otherSearch })),
        /** The number of people who miss exactly one condition. */
        butOne: z.object({ total: z.int().min(0), isMore: z.boolean() }),
        /** The three closest of them. */
        people: z.array(candidateRow).max(3),
      }),
    },
  }),
  'GET /console/candidates/facets': operatorCall(roles, {
    about: '찾은 분들이 쓰는 기술과 가까운 직무를 세어요.',
    query: z.object({ ...filter, ...narrowing, keepAll: flag().optional() }),
    out: {
      200: z.object({
        /** The most frequent first. */
        skills: z.array(
          z.object({ name: z.string(), group: z.enum(techniqueGroups), total: z.int().min(1) }),
        ),
        /** Other jobs among the people who match everything else. */
        jobs: z.array(z.object({ name: z.string(), total: z.int().min(1) })),
        /** There are more matches than are counted; the newest are counted. */
        isMore: z.boolean(),
      }),
    },
  }),
  'GET /console/candidates/compare': operatorCall(['recruiter'], {
    about: '두 명에서 네 명을 나란히 놓고 봐요. 한 명씩 연 것과 같이 후보자에게 남아요.',
    query: z.object({ ids: words({ max: COMPARED.most, length: 36 }).pipe(z.array(id).min(COMPARED.least)) }),
    out: {
      200: z.object({
        /** In the requested order; people who are no longer visible are left out. */
        people: z.array(
          z.object({ profile: anonymousProfile.extend(handle), lastActiveOn: z.iso.date(), marks }),
        ),
      }),
    },
  }),
  'GET /console/candidates/:id': operatorCall(roles, {
    about: '익명 프로필을 열어요. 누가 언제 열었는지 후보자에게 남아요.',
    out: {
      200: z.object({
        profile: anonymousProfile.extend(handle),
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
        /** Why no offer can be sent now, or null. */
        refusal: z.enum(Object.keys(catalogue) as [keyof typeof catalogue]).nullable(),
      }),
    },
  }),
  'GET /console/searches': operatorCall(roles, {
    about: '저장한 검색을 보여줘요.',
    out: { 200: z.object({ items: z.array(savedSearch) }) },
  }),
  'POST /console/searches': operatorCall(roles, {
    makes: true,
    about: '검색을 이름 붙여 저장해요. 같은 이름은 덮어써요. 새로 온 분이 있으면 아침에 알려요.',
    body: z.object({ name: searchName, filter: savedFilter, tells: z.boolean().optional() }),
    out: { 200: savedSearch },
    errors: ['CONFLICT', 'SAVED_SEARCH_LIMIT', 'SEARCH_SAVED_ALREADY'],
  }),
  'PATCH /console/searches/:id': operatorCall(roles, {
    about: '저장한 검색의 이름을 바꾸거나 알림을 켜고 꺼요.',
    body: z.object({ name: searchName.optional(), tells: z.boolean().optional() }),
    out: { 204: null },
    errors: ['NAME_TAKEN'],
  }),
  'POST /console/searches/:id/look': operatorCall(roles, {
    about: '저장한 검색을 열어 봤어요. 그 뒤에 온 분부터 새로 세어요.',
    out: { 204: null },
  }),
  'DELETE /console/searches/:id': operatorCall(roles, {
    about: '저장한 검색을 지워요.',
    out: { 204: null },
  }),
})

/** A matching person and the must-haves they meet, in the order of these. */
export const matchingPerson = candidateRow
  .extend({
    met: z.array(
      z.object({
        line: z.string(),
        has: z.string().nullable(),
        /** The longer keyword that has only the stem of it. */
        by: z.string().nullable().optional(),
      }),
    ),
  })
  .meta({ id: 'MatchingPerson', description: '포지션에 맞는 분, 익명' })

export const matchingPeople = feature('콘솔: 포지션', {
  'GET /console/positions/:id/people': operatorCall(['recruiter'], {
    about: '포지션에 맞는 분을 꼭 필요한 것이 많이 맞는 순서로 보여줘요. 익명이에요.',
    query: z.object(page),
    out: {
      200: z.object({
        items: z.array(matchingPerson),
        /** Counted up to a limit. */
        total: z.int().min(0),
        isMore: z.boolean(),
        nextCursor,
      }),
    },
  }),
})
