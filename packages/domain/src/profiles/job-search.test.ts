import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOB_SEARCH, freeJob, jobQueryAsTyped } from './job-search.ts'

/** Any UTF-16 unit, with Hangul and Latin letters often enough to matter. */
const anyUnit = fc.oneof(
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  fc.constantFrom('개', 'ㅂ', 'ᄀ', 'ᅡ', 'a', '7', ' '),
)

describe('[VAL-13] job search', () => {
  test.each([
    ['프론트엔드 개발자', '프론트엔드개발자'],
    ['ㅍㄹㅌ', 'ㅍㄹㅌ'],
    ['개발'.normalize('NFD'), '개발'],
    ['C++/C#', 'CC'],
    ['日本語 émigré ①', 'migr'],
    ['😀', ''],
    ['가'.repeat(30), '가'.repeat(30)],
    ['가'.repeat(31), '가'.repeat(30)],
    ['', ''],
  ])('%j becomes %j', (typed, query) => expect(jobQueryAsTyped(typed)).toBe(query))

  test('nothing else ever stands in the field', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (typed) => {
        const query = jobQueryAsTyped(typed)
        expect(query).toMatch(/^[가-힣ㄱ-ㆎᄀ-ᇿA-Za-z0-9]{0,30}$/)
        expect(jobQueryAsTyped(query)).toBe(query)
      }),
    )
  })

  test('[PRO-10] free entry records 기타 with the typed text', () => {
    expect(freeJob('바리스타 코치')).toEqual({ jobLabel: '기타', jobSubLabel: '바리스타코치' })
    expect(freeJob(' ! ')).toBeNull()
    expect(JOB_SEARCH.noResults).toBe('검색 결과가 없습니다.')
    expect([200, 300, 500]).toContain(JOB_SEARCH.debounceMs)
  })
})
