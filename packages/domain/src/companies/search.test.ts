import { describe, expect, test } from 'vitest'
import { matchRank, search, searchKey } from './search.ts'
import { initialsKey } from './testing/oracles.ts'

const jobs = [
  '백엔드 개발자',
  '프론트엔드 개발자',
  '프로덕트 매니저',
  '데이터 엔지니어',
  'QA 엔지니어',
  'C++ 개발자',
  '.NET 개발자',
]
const found = (query: string, limit?: number) =>
  search(jobs, query, limit === undefined ? { names: (job) => [job] } : { names: (job) => [job], limit })

describe('[PRO-10] search by syllables, by initials and half typed', () => {
  test.each([
    ['프론트', ['프론트엔드 개발자']],
    ['프로', ['프론트엔드 개발자', '프로덕트 매니저']],
    ['ㅍㄹㅌ', ['프론트엔드 개발자']],
    ['ㅇㅈㄴ', ['데이터 엔지니어', 'QA 엔지니어']],
    ['데이ㅌ', ['데이터 엔지니어']],
    ['프롵', []],
    ['프로트', []],
    ['qa', ['QA 엔지니어']],
    ['ＱＡ', ['QA 엔지니어']],
    ['c++', ['C++ 개발자']],
    ['.net', ['.NET 개발자']],
    ['개발 자', ['백엔드 개발자', '프론트엔드 개발자', 'C++ 개발자', '.NET 개발자']],
    ['', []],
  ])('%j finds %o', (query, names) => expect(found(query)).toEqual(names))

  test('the same name first, then beginnings, then initials, then the middle', () => {
    const names = ['새카카', '카카오페이', 'ㅋㅋ', '카카', '코카']
    expect(search(names, '카카', { names: (name) => [name] })).toEqual(['카카', '카카오페이', '새카카'])
    expect(matchRank('카카오', 'ㅋㅋ')).toBeGreaterThan(matchRank('카카오', '카카')!)
    expect(matchRank('새카카', 'ㅋㅋ')).toBeGreaterThan(matchRank('새카카', '카카')!)
  })

  test('initials joined into a cluster by the keyboard are taken apart', () => {
    expect(matchRank('감사', 'ㄳ')).toBe(matchRank('감사', 'ㄱㅅ'))
    expect(matchRank('감사', 'ㄳ')).not.toBeNull()
  })

  test('an item is found under any of its names, and the limit holds', () => {
    const schools = [{ names: ['서울과학기술대학교', '서울과기대'] }, { names: ['서울대학교', '서울대'] }]
    expect(search(schools, '서울과기', { names: ({ names }) => names })).toEqual([schools[0]])
    expect(found('개발자', 2)).toHaveLength(2)
  })

  test('the key of a name for an index', () => {
    expect(searchKey(' Next.JS 개발 ')).toBe('next.js개발')
  })
})

test('the truth about the initials of a name', () => {
  expect(initialsKey('QA 엔지니어')).toBe('qaㅇㅈㄴㅇ')
})
