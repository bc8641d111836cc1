import { searchKey } from '@coffeeattack/domain/companies/search'
import { schoolTypes } from '@coffeeattack/domain/catalogue/education'
import { MAJOR_SEARCH, SCHOOL_SEARCH, majorQuery, schoolQuery } from '@coffeeattack/domain/catalogue/search'
import { jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { jobText } from './profile-fields.ts'
import { searchText } from './rule.ts'
import { companyCard } from './shapes.ts'

const fromLetters = (letters: number) => `${letters}글자 이상 입력해 주세요`
const anyName = searchText(
  (typed) => (searchKey(typed) ? typed.normalize('NFC').trim() : null),
  fromLetters(1),
)

const names = z.object({ items: z.array(z.string()) })

/** Reference data is the same for everyone: no login is asked. */
export const searches = feature('검색', {
  'GET /users/techStackRecommend': call({
    auth: 'none',
    about: '같은 직무의 사람들이 많이 쓰는 기술 스택을 추천해요.',
    query: z.object({ jobLabel: jobText.optional(), jobSubLabel: jobText.optional() }),
    out: { 200: names },
    errors: [],
  }),
  'GET /users/techStackSearch': call({
    auth: 'none',
    about: '기술 스택을 찾아요. 최대 20개예요.',
    query: z.object({ q: anyName }),
    out: { 200: names },
    errors: [],
  }),
  'GET /users/labels/search': call({
    auth: 'none',
    about: '직무를 찾아요.',
    query: z.object({ q: searchText(jobQueryAsTyped, fromLetters(1)) }),
    out: {
      200: z.object({ items: z.array(z.object({ jobLabel: z.string(), jobSubLabel: z.string() })) }),
    },
    errors: [],
  }),
  'GET /users/school': call({
    auth: 'none',
    about: '학교를 찾아요. 두 글자부터 찾을 수 있어요.',
    query: z.object({ q: searchText(schoolQuery, fromLetters(SCHOOL_SEARCH.minCharacters)) }),
    out: { 200: z.object({ items: z.array(z.object({ name: z.string(), type: z.enum(schoolTypes) })) }) },
    errors: [],
  }),
  'GET /users/major': call({
    auth: 'none',
    about: '전공을 찾아요.',
    query: z.object({ q: searchText(majorQuery, fromLetters(MAJOR_SEARCH.minCharacters)) }),
    out: { 200: names },
    errors: [],
  }),
  'GET /users/companies/search': call({
    auth: 'none',
    about: '회사를 찾아요.',
    query: z.object({ q: anyName }),
    out: { 200: z.object({ items: z.array(companyCard) }) },
    errors: [],
  }),
})
