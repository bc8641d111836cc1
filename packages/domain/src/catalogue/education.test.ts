import { describe, expect, test } from 'vitest'
import { profile as situations } from '../errors/profile.ts'
import { EDUCATION_LIMIT_TEXT } from './education-limits.ts'
import { canAddSchool, orderSchools, schoolRow } from './education.ts'
import type { School } from './education.ts'
import { schoolProblems, settleSchool } from './typed-school.ts'
import { MAJOR_SEARCH, SCHOOL_SEARCH, majorQuery, schoolQuery, typedSchool } from './search.ts'

const school: School = {
  type: 'UNIVERSITY',
  name: '한빛대학교',
  major: '컴퓨터공학과',
  degree: 'BACHELOR',
  start: '2014-03',
  end: '2018-02',
}

describe('[VAL-17] school search', () => {
  test.each([
    ['한', null],
    ['한%', null],
    ['ㅎㅂ', 'ㅎㅂ'],
    ['한빛<대>*', '한빛대'],
    ['  한빛   대학교 ', '한빛 대학교'],
    ['한빛'.normalize('NFD'), '한빛'],
  ])('%j asks for %j', (typed, query) => expect(schoolQuery(typed)).toBe(query))

  test('[PRO-8] half a second of rest, a list at most 250 px high', () => {
    expect(SCHOOL_SEARCH).toEqual({ minCharacters: 2, debounceMs: 500, listMaxHeightPx: 250 })
  })

  test('[PRO-8] a school typed in directly has the other-kind type', () => {
    expect(typedSchool(' 새벽 학교! ')).toEqual({ name: '새벽 학교', type: 'OTHER' })
    expect(typedSchool('새')).toBeNull()
  })
})

describe('[VAL-18] major search', () => {
  test('one character is enough', () => {
    expect(MAJOR_SEARCH.minCharacters).toBe(1)
    expect(majorQuery('컴')).toBe('컴')
    expect(majorQuery(' !')).toBeNull()
  })
})

describe('[VAL-19] education list', () => {
  test('ten entries fit, the eleventh does not', () => {
    expect(canAddSchool(9)).toBe(true)
    expect(canAddSchool(10)).toBe(false)
    expect(EDUCATION_LIMIT_TEXT).toBe('학력은 최대 10개까지 추가할 수 있어요')
    expect(situations.EDUCATION_LIMIT.title).toBe(EDUCATION_LIMIT_TEXT)
  })

  test('[PRO-8] a row shows school, major with degree, start and end', () => {
    expect(schoolRow(school)).toEqual({
      school: '한빛대학교',
      major: '컴퓨터공학과 · 학사',
      needsMajor: false,
      period: '2014.03 ~ 2018.02',
    })
    expect(schoolRow({ ...school, degree: 'NONE', end: null })).toMatchObject({
      major: '컴퓨터공학과',
      period: '2014.03 ~ 재학 중',
    })
  })

  test.each([
    [{}, []],
    [{ end: '2014-03' }, []],
    [{ name: ' ' }, ['name']],
    [{ name: '가'.repeat(51) }, ['name']],
    [{ start: '2014' }, ['start']],
    [{ end: '2018-13' }, ['end']],
    [{ end: '2014-02' }, ['end']],
  ])('%o: problems in %o', (more, fields) => {
    expect(Object.keys(schoolProblems({ ...school, ...more }))).toEqual(fields)
  })
})

describe('[PRO-8] what is stored', () => {
  test('names without spaces around them, nothing instead of an empty text', () => {
    expect(settleSchool({ ...school, name: ' 한빛대학교 ', major: ' ', end: '' })).toEqual({
      ...school,
      major: null,
      end: null,
    })
    expect(settleSchool({ name: '한빛대학교' })).toEqual({ name: '한빛대학교' })
  })

  test('the present school comes first, then what ended last', () => {
    const named = (name: string, start: string, end: string | null) => ({ ...school, name, start, end })
    const items = [
      named('고등학교', '2011-03', '2014-02'),
      named('대학원', '2018-03', null),
      named('대학교', '2014-03', '2018-02'),
    ]
    expect(orderSchools(items).map(({ name }) => name)).toEqual(['대학원', '대학교', '고등학교'])
  })
})
