import { describe, expect, test } from 'vitest'
import { factsOf, type PositionDraft, positionProblems, yearsAround, yearsText } from './position.ts'

const draft: PositionDraft = {
  title: '백엔드 개발자 · 결제와 정산',
  jobLabel: '개발',
  yearsMin: 4,
  yearsMax: 8,
  salaryMin: 6_000,
  salaryMax: 8_000,
  pay: { bonus: { min: 400, max: 600 }, signing: null, stock: null },
  mustHaves: ['Kotlin 또는 Java', '결제나 정산', '대용량 처리'],
}

describe('[BIZ-9] a position', () => {
  test.each([
    [{}, {}],
    [{ title: ' ' }, { title: '포지션 이름을 입력해 주세요' }],
    [{ jobLabel: '' }, { jobLabel: '어떤 직무인지 골라 주세요' }],
    [{ yearsMin: 9 }, { yearsMax: '최소 경력보다 짧아요' }],
    [{ yearsMin: null }, {}],
    [{ salaryMin: null }, { salaryMin: '제안할 연봉을 입력해 주세요' }],
    [{ salaryMax: 5_000 }, { salaryMax: '최소 연봉보다 낮아요' }],
    [
      { pay: { bonus: { min: 6, max: 5 }, signing: null, stock: null } },
      { bonusMax: '최소 금액보다 낮아요' },
    ],
    [{ mustHaves: ['Kotlin', '5년 이상'] }, { mustHaves: '경력과 연봉은 위에서 정해 주세요' }],
  ])('with %o has the problems %o', (given, problems) =>
    expect(positionProblems({ ...draft, ...given })).toEqual(problems),
  )

  test.each([
    [4, 8, '경력 4~8년', 3, 9],
    [4, null, '경력 4년 이상', 3, null],
    [null, 8, '경력 8년 이하', null, 9],
    [0, 0, '경력 0년', 0, 1],
    [5, 50, '경력 5~50년', 4, 50],
    [null, null, '경력 무관', null, null],
  ])('%s to %s years is %s, and shows who has %s to %s', (yearsMin, yearsMax, text, from, to) => {
    expect(yearsText({ yearsMin, yearsMax })).toBe(text)
    expect(yearsAround({ yearsMin, yearsMax })).toEqual({ yearsMin: from, yearsMax: to })
  })

  test('says its facts one after the other', () => {
    const more = { place: '성수', benefits: ['주 2회 재택'], interviewers: ['윤하람', '이도현'] }
    expect(factsOf({ ...draft, salaryMin: 6_000, salaryMax: 8_000, ...more })).toEqual([
      '경력 4~8년',
      '6,000~8,000만 원',
      '성과급 해마다 400~600만 원',
      '성수',
      '주 2회 재택',
      '면접 윤하람, 이도현',
    ])
  })
})
