import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedReports, settlePost } from './post.ts'
import { postProblem } from './post-problem.ts'

const PHONE = '전화번호는 쓸 수 없어요. 모두가 보는 곳이에요'
const EMAIL = '이메일 주소는 쓸 수 없어요. 모두가 보는 곳이에요'

test.each([
  ['프론트 5년 차인데 제안이 6천 초중반으로 오네요.', null],
  ['2024년 5,800만 원에서 2025년 6,300만 원이 됐어요. 10~15% 올랐네요.', null],
  ['https://example.com/salary 를 보세요', null],
  ['', '내용을 입력해 주세요'],
  [' \n\t ', '내용을 입력해 주세요'],
  ['가'.repeat(500), null],
  ['가'.repeat(501), '500자까지 작성 가능해요'],
  ['연락 주세요 010-1234-5678', PHONE],
  ['공일공 일이삼사 오육칠팔', PHONE],
  ['02-123-4567로 전화하세요', PHONE],
  ['jiwoo@example.com', EMAIL],
])('[ROUTE-11] %j: %s', (text, problem) => {
  expect(postProblem(text)).toBe(problem)
})

test('[ROUTE-11] no mobile number passes, whatever words stand around it', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  const between = fc.constantFrom('', '-', ' ', '.', ' - ')
  fc.assert(
    fc.property(
      digits(4),
      digits(4),
      between,
      fc.constantFrom('', '제 번호는 ', '카톡 '),
      (a, b, mark, before) => {
        const text = `${before}010${mark.slice(0, 2)}${a}${mark.slice(0, 2)}${b}이에요`
        expect(postProblem(text)).toBe(PHONE)
      },
    ),
  )
})

test('[ROUTE-11] a post is kept without the space around it and with one empty line at most', () => {
  expect(settlePost('  첫 줄\r\n\r\n\r\n\r\n둘째 줄 \n')).toBe('첫 줄\n\n둘째 줄')
  expect(settlePost('한글')).toBe('한글')
})

test('[ROUTE-11] a moderator reads how often each reason was given, not by whom', () => {
  expect(countedReports(['광고예요', '개인정보가 있어요', '광고예요'])).toEqual([
    { reason: '광고예요', count: 2 },
    { reason: '개인정보가 있어요', count: 1 },
  ])
  expect(countedReports([])).toEqual([])
})
