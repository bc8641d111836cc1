import { describe, expect, test } from 'vitest'
import { emptyPosition, type PositionDraft, yearsAround, yearsText } from './position.ts'
import { positionProblems } from './problems.ts'

const draft: PositionDraft = {
  ...emptyPosition,
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
    [{ yearsMin: null }, {}],
    [{ salaryMin: null }, { salaryMin: '제안할 연봉을 입력해 주세요' }],
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
})
