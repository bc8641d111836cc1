import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPOSING, draftProblems } from './composing.ts'
import {
  asTemplate,
  fill,
  filledParts,
  fillingOf,
  templateNameProblem,
  templateProblem,
  unfilledProblem,
  unknownVariables,
  writingProblem,
} from './template.ts'

const profile = { jobLabel: '개발', jobSubLabel: '백엔드 개발자', totalMonth: 64 }
const filling = fillingOf(profile, '노을클라우드')

describe('[BIZ-13] a template', () => {
  test('is filled with the job, the years and the company', () => {
    expect(filling).toEqual({ 직무: '백엔드 개발자', 경력: '5년 4개월', 회사: '노을클라우드' })
    expect(fill('안녕하세요, {회사} 채용 팀이에요. {직무}로 {경력} 쌓은 경험을 봤어요.', filling)).toBe(
      '안녕하세요, 노을클라우드 채용 팀이에요. 백엔드 개발자로 5년 4개월 쌓은 경험을 봤어요.',
    )
  })

  test.each([
    ['{회사}은 커피를 사요', '노을클라우드는 커피를 사요'],
    ['{경력}를 봤어요', '5년 4개월을 봤어요'],
    ['{회사}이에요.', '노을클라우드예요.'],
    ['{직무}으로', '백엔드 개발자로'],
    ['{회사}이라는 곳', '노을클라우드이라는 곳'],
  ])('brings the particle that fits: %s', (message, filled) => {
    expect(fill(message, filling)).toBe(filled)
  })

  test('names what nothing fills, while it is written and before it is sent', () => {
    expect(unknownVariables('{이름} 님, {회사}의 {이름} {연봉}')).toEqual(['{이름}', '{연봉}'])
    expect(templateProblem('{이름} 님, {회사}예요')).toBe('채울 수 없는 말이에요: {이름}')
    expect(templateProblem('{직무} {경력} {회사}')).toBeNull()
    expect(templateProblem('  ')).toBe('메시지를 입력해 주세요')
    expect(unfilledProblem('{직무}님께')).toBe('채우지 못한 말이 있어요: {직무}')
    expect(unfilledProblem('{ } {} {a} 중괄호')).toBeNull()
  })

  test.each([
    ['{직무}님께, {회사}예요', null],
    ['{이름} 님, {회사}예요', '채우지 못한 말이 있어요: {이름}'],
    [`${'가'.repeat(996)}{직무}`, '채우면 1,000자가 넘어요. 조금 줄여 주세요'],
    ['안녕하세요', null],
  ])('while it is written, what will be filled is no problem: %s', (message, problem) => {
    expect(writingProblem(message, filling)).toBe(problem)
    expect(writingProblem('{회사}예요', null)).toBe('채우지 못한 말이 있어요: {회사}')
  })

  test('has a name', () => {
    expect(templateNameProblem(' ')).toBe('이름을 입력해 주세요.')
    expect(templateNameProblem('가'.repeat(31))).toBe('30자까지 작성 가능해요')
    expect(templateNameProblem('결제 백엔드')).toBeNull()
  })

  test('shows what was filled in, the longest word first', () => {
    const short = { ...filling, 직무: '백엔드', 회사: '백엔드 개발자' }
    expect(filledParts('백엔드 개발자는 백엔드', short)).toEqual([
      { text: '백엔드 개발자', isFilled: true },
      { text: '는 ', isFilled: false },
      { text: '백엔드', isFilled: true },
    ])
    expect(filledParts('', filling)).toEqual([])
    expect(filledParts('안녕하세요', { 직무: '', 경력: '', 회사: '' })).toEqual([
      { text: '안녕하세요', isFilled: false },
    ])
  })

  test('is made of a message that was written', () => {
    expect(asTemplate('노을클라우드에서 백엔드 개발자를 찾아요', filling)).toBe('{회사}에서 {직무}를 찾아요')
  })

  const piece = fc.constantFrom(
    '안녕하세요 ',
    '{직무}',
    '{경력}',
    '{회사}',
    '은 ',
    '를 ',
    '. ',
    '\n',
    '커피 한 잔',
  )
  const message = fc
    .array(piece, { minLength: 1, maxLength: 30 })
    .map((pieces) => `안녕하세요 ${pieces.join('')}`)

  test('filled, it can be sent; its marked parts are the message; back and filled again, it is the same', () => {
    fc.assert(
      fc.property(message, (template) => {
        const filled = fill(template, filling)
        const draft = { isJustMessage: true, salaryMin: null, salaryMax: null, pay: null, position: '' }
        expect(draftProblems({ ...draft, message: filled })).toEqual({})
        expect(
          filledParts(filled, filling)
            .map(({ text }) => text)
            .join(''),
        ).toBe(filled)
        expect(fill(asTemplate(filled, filling), filling)).toBe(filled)
      }),
    )
  })

  test('is as long as a message', () => expect(COMPOSING.messageLimit).toBe(1_000))
})
