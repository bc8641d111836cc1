import { degrees, schoolTypes } from '@coffeeattack/domain/catalogue/education'
import { schoolProblems } from '@coffeeattack/domain/catalogue/typed-school'
import { MAJOR_SEARCH, majorQuery, SCHOOL_SEARCH, schoolQuery } from '@coffeeattack/domain/catalogue/search'
import { searchKey } from '@coffeeattack/domain/companies/search'
import { jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { jobText } from './profile-fields.ts'
import { schoolItem } from './profile-shapes.ts'
import { heldFields, rule, searchText } from './rule.ts'
import { companyCard } from './shapes.ts'

const anyText = rule(() => null)

const school = z.object({
  type: z.enum(schoolTypes),
  name: anyText,
  major: anyText.nullable(),
  degree: z.enum(degrees).nullable(),
  start: anyText.describe('YYYY-MM'),
  end: anyText.nullable().describe('YYYY-MM, 비어 있으면 재학 중'),
})

const newSchool = school.extend({
  major: school.shape.major.default(null),
  degree: school.shape.degree.default(null),
  end: school.shape.end.default(null),
})

/** Fills the omitted fields of a patch with valid values, so that only the sent ones are validated. */
function patchProblems(patch: Partial<z.output<typeof school>>) {
  const blameless = {
    type: 'OTHER',
    name: '-',
    major: null,
    degree: null,
    start: '1900-01',
    end: null,
  } as const
  return schoolProblems({ ...blameless, ...patch })
}

export const education = feature('학력', {
  'GET /users/schools': candidateCall({
    about: '내 학력을 모두 보여줘요.',
    out: { 200: z.object({ userSchoolItems: z.array(schoolItem) }) },
  }),
  'GET /users/schools/:id': candidateCall({
    about: '학력 하나를 보여줘요.',
    out: { 200: schoolItem },
  }),
  'POST /users/schools': candidateCall({
    makes: true,
    about: '학력을 추가해요. 최대 10개예요.',
    body: heldFields(newSchool, schoolProblems),
    out: { 200: schoolItem },
    errors: ['EDUCATION_LIMIT'],
  }),
  'PATCH /users/schools/:id': candidateCall({
    about: '학력을 고쳐요. 보낸 항목만 바뀌어요.',
    body: heldFields(school.partial(), patchProblems),
    out: { 200: schoolItem },
  }),
  'DELETE /users/schools/:id': candidateCall({
    about: '학력을 지워요.',
    out: { 204: null },
  }),
})

const fromLetters = (letters: number) => `${letters}글자 이상 입력해 주세요`
const anyName = searchText(
  (typed) => (searchKey(typed) ? typed.normalize('NFC').trim() : null),
  fromLetters(1),
)

const names = z.object({ items: z.array(z.string()) })

/** Reference data is the same for everyone, so it needs no login. */
export const searches = feature('검색', {
  'GET /users/techStackRecommend': call({
    auth: 'none',
    about: '같은 직무의 사람들이 많이 쓰는 기술 스택을 추천해요.',
    query: z.object({ jobLabel: jobText.optional(), jobSubLabel: jobText.optional() }),
    out: { 200: names },
  }),
  'GET /users/techStackSearch': call({
    auth: 'none',
    about: '기술 스택을 찾아요. 최대 20개예요.',
    query: z.object({ q: anyName }),
    out: { 200: names },
  }),
  'GET /users/labels/search': call({
    auth: 'none',
    about: '직무를 찾아요.',
    query: z.object({ q: searchText(jobQueryAsTyped, fromLetters(1)) }),
    out: {
      200: z.object({ items: z.array(z.object({ jobLabel: z.string(), jobSubLabel: z.string() })) }),
    },
  }),
  'GET /users/school': call({
    auth: 'none',
    about: '학교를 찾아요. 두 글자부터 찾을 수 있어요.',
    query: z.object({ q: searchText(schoolQuery, fromLetters(SCHOOL_SEARCH.minCharacters)) }),
    out: { 200: z.object({ items: z.array(z.object({ name: z.string(), type: z.enum(schoolTypes) })) }) },
  }),
  'GET /users/major': call({
    auth: 'none',
    about: '전공을 찾아요.',
    query: z.object({ q: searchText(majorQuery, fromLetters(MAJOR_SEARCH.minCharacters)) }),
    out: { 200: names },
  }),
  'GET /users/companies/search': call({
    auth: 'none',
    about: '회사를 찾아요.',
    query: z.object({ q: anyName }),
    out: { 200: z.object({ items: z.array(companyCard) }) },
  }),
})
