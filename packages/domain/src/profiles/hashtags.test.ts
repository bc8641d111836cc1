import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HASHTAG, addHashtags, hashtagsIn, hashtagsProblem, settleHashtags } from './hashtags.ts'

const tags = (count: number) => Array.from({ length: count }, (_, index) => `키워드${index + 1}`)
const TOO_MANY = '나의 업무 키워드는 최대 30개까지 추가할 수 있습니다.'

describe('[VAL-12] hashtags', () => {
  test.each([
    ['결제', ['결제']],
    ['#결제 화면 개편', ['결제화면개편']],
    ['#결제#전환율 개선##React', ['결제', '전환율개선', 'React']],
    ['　결\u200b제　', ['결제']],
    ['결제'.normalize('NFD'), ['결제']],
    ['', []],
    ['가'.repeat(15), ['가'.repeat(15)]],
    ['가'.repeat(16), ['가'.repeat(15)]],
    ['👩‍💻', ['👩💻']],
  ])('%j gives %j', (typed, found) => expect(hashtagsIn(typed)).toEqual(found))

  test('no tag twice, in whatever case', () => {
    expect(addHashtags(['React'], '#react#결제#결제')).toEqual({ hashtags: ['React', '결제'], problem: null })
  })

  test('the thirtieth is fine, the thirty-first is not', () => {
    expect(addHashtags(tags(29), '#새것')).toEqual({ hashtags: [...tags(29), '새것'], problem: null })
    expect(addHashtags(tags(30), '#새것')).toEqual({ hashtags: tags(30), problem: TOO_MANY })
    expect(addHashtags(tags(29), '#하나#둘')).toEqual({ hashtags: [...tags(29), '하나'], problem: TOO_MANY })
    expect(addHashtags(tags(30), '#키워드7')).toEqual({ hashtags: tags(30), problem: null })
  })

  test('whatever is typed, the list stays within the rules', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
        const { hashtags } = typed.reduce<{ hashtags: string[] }>(
          ({ hashtags }, text) => addHashtags(hashtags, text),
          { hashtags: [] },
        )
        expect(hashtagsProblem(hashtags)).toBeNull()
        expect(settleHashtags(hashtags)).toEqual(hashtags)
        expect(hashtags.length).toBeLessThanOrEqual(HASHTAG.max)
      }),
    )
  })

  test('the server judges alike', () => {
    expect(hashtagsProblem(tags(30))).toBeNull()
    expect(hashtagsProblem(tags(31))).toBe(TOO_MANY)
    expect(hashtagsProblem(['가'.repeat(15)])).toBeNull()
    expect(hashtagsProblem(['가'.repeat(16)])).toBe('키워드는 15자까지 쓸 수 있어요.')
    expect(settleHashtags([' 결제 화면 ', '#결제화면', '', 'React#리액트'])).toEqual([
      '결제화면',
      'React',
      '리액트',
    ])
  })
})
