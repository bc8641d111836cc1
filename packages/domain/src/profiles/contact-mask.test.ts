import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskContacts } from './anonymous.ts'

describe('[OFR-13] contact details inside texts', () => {
  test.each([
    ['010-0000-1234로 연락 주세요', '(비공개)로 연락 주세요'],
    ['01000001234', '(비공개)'],
    ['+82 10-0000-1234', '(비공개)'],
    ['011.000.1234', '(비공개)'],
    ['메일 ji.woo@example.co.kr 확인', '메일 (비공개) 확인'],
    ['https://blog.example.com/me 참고', '(비공개) 참고'],
    ['linkedin.com/in/jiwoo 참고', '(비공개) 참고'],
    ['WWW.example.com 참고', '(비공개) 참고'],
    ['제 GitHub.com/jiwoo 예요', '제 (비공개) 예요'],
    ['한지우 jiwoo@example.com 한지우', '(비공개) (비공개) (비공개)'],
    ['한지우입니다', '(비공개)입니다'],
  ])('%j becomes %j', (text, masked) => expect(maskContacts(text, '한지우')).toBe(masked))

  test.each([
    '2019년 10월 매출 1,600만 원',
    'API 응답 3000ms를 1200ms로',
    '주문 20191234567건',
    'Node.js와 Vue.js',
  ])('%j stays', (text) => expect(maskContacts(text, '한지우')).toBe(text))

  test('a short name is part of too many words', () => {
    expect(maskContacts('과정을 이수했어요', '이수')).toBe('과정을 이수했어요')
  })

  test('no phone number survives, wherever it stands', () => {
    const phone = fc
      .tuple(
        fc.constantFrom('010', '011', '016'),
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 1000, max: 9999 }),
      )
      .chain(([a, b, c]) =>
        fc.constantFrom(`${a}-${b}-${c}`, `${a}${b}${c}`, `${a} ${b} ${c}`, `${a}.${b}.${c}`),
      )
    fc.assert(
      fc.property(
        phone,
        fc.constantFrom('', '번호는 ', '('),
        fc.constantFrom('', ' 입니다', ')'),
        (number, before, after) => {
          expect(maskContacts(before + number + after, '한지우')).toBe(`${before}(비공개)${after}`)
        },
      ),
    )
  })
})
