import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { judge, saidAbout } from './testing/judge.ts'

describe('the profile', () => {
  const { body } = calls['PATCH /users/additional']

  test('only what was sent is there', () => {
    expect(body.parse({})).toEqual({})
    expect(body.parse({ githubUrl: '', email: ' ', resumeFileUrl: null, linkedinUrl: null })).toEqual({
      githubUrl: null,
      email: null,
      resumeFileUrl: null,
      linkedinUrl: null,
    })
  })

  test.each(['javascript:alert(1)', 'ftp://a.test/x', 'a', 'http://', 'https://user@evil.test/'])(
    '[VAL-8] %s is no link',
    (url) => expect(saidAbout(body, { portfolioUrl: url }, 'portfolioUrl')).toBe('유효하지 않은 url입니다.'),
  )

  test('[VAL-9] an address that is none is refused', () => {
    expect(saidAbout(body, { email: 'a@b' }, 'email')).toBe('유효하지 않은 이메일 입니다.')
    expect(saidAbout(body, { email: 'jiwoo@example.test' }, 'email')).toBeNull()
  })

  test('[VAL-11] a career detail holds 2000 characters and not 2001', () => {
    const said = [2000, 2001].map((length) => {
      const careerItems = [{ id: crypto.randomUUID(), detail: '가'.repeat(length) }]
      return saidAbout(body, { careerItems }, 'careerItems.0.detail')
    })
    expect(said).toEqual([null, '2000자까지 작성 가능해요'])
  })

  test('[VAL-12] hashtags are settled, then judged: 15 characters, 30 tags', () => {
    expect(body.parse({ hashtags: ['# 문제 해결 #React', 'react'] }).hashtags).toEqual(['문제해결', 'React'])
    const tags = Array.from({ length: 31 }, (_, index) => `키워드${index}`)
    expect(saidAbout(body, { hashtags: tags.slice(1) }, 'hashtags')).toBeNull()
    expect(saidAbout(body, { hashtags: tags }, 'hashtags')).toBe(
      '나의 업무 키워드는 최대 30개까지 추가할 수 있습니다.',
    )
    expect(saidAbout(body, { hashtags: ['가'.repeat(15)] }, 'hashtags')).toBeNull()
    expect(saidAbout(body, { hashtags: ['가'.repeat(16)] }, 'hashtags')).not.toBeNull()
  })

  test('[PRO-13] the attack period grows by 1 to 12 months', () => {
    const extend = calls['PATCH /v2/users/attack'].body
    const accepted = [0, 1, 12, 13, 1.5, '3'].filter((month) => judge(extend, { month }).success)
    expect(accepted).toEqual([1, 12])
  })

  test('[OFR-4] a refusal has a reason of at most 1000 characters', () => {
    const refuse = calls['PATCH /v2/users/offers/refuse/:id'].body
    const said = (refusalReason: string) => saidAbout(refuse, { refusalReason }, 'refusalReason')
    expect([said('연봉'), said('가'.repeat(1000))]).toEqual([null, null])
    expect([said(' '), said('가'.repeat(1001))]).toEqual(['필수 값이에요', '1000자까지 작성 가능해요'])
  })
})

describe('[VAL-15] salaries', () => {
  const { body } = calls['POST /v2/users/salary']
  const hope = (hopeSalary: unknown) => judge(body, { hopeSalary, jobLabel: '개발', jobSubLabel: '백엔드' })

  test.each([
    [2400, false],
    [2401, true],
    ['6300', false],
    [Number.POSITIVE_INFINITY, false],
  ])('a hope of %j: %s', (amount, accepted) => expect(hope(amount).success).toBe(accepted))

  test('above the ceiling the ceiling counts', () => {
    expect(hope(200_001).data).toMatchObject({ hopeSalary: 200_000 })
  })

  test('a reward may be small and a contract may be cleared by zero', () => {
    const salaryItems = [
      { type: 'REWARD', year: 2024, additionReward: 100 },
      { type: 'INPUT', year: 2023, salary: 0 },
    ]
    expect(judge(body, { salaryType: 'TAX', salaryItems }).data).toEqual({ salaryType: 'TAX', salaryItems })
  })
})

describe('education', () => {
  const school = { type: 'UNIVERSITY', name: '한빛대학교', start: '2014-03' }
  const { body } = calls['POST /users/schools']
  const patch = calls['PATCH /users/schools/:id'].body

  test('[PRO-8] a school may come without a major and an end', () => {
    expect(body.parse(school)).toEqual({ ...school, major: null, degree: null, end: null })
  })

  test('[PRO-8] the end is not before the start', () => {
    expect(saidAbout(body, { ...school, end: '2014-02' }, 'end')).toBe('졸업은 입학보다 뒤여야 해요.')
    expect(saidAbout(body, { ...school, end: '2014-13' }, 'end')).not.toBeNull()
  })

  test('a patch holds what it was given and nothing more', () => {
    expect(patch.parse({ end: '2018-02' })).toEqual({ end: '2018-02' })
    expect(patch.parse({ major: null })).toEqual({ major: null })
    expect(saidAbout(patch, { name: ' ' }, 'name')).toBe('학교를 선택해 주세요.')
  })

  test('[VAL-17] [VAL-18] schools are searched from two letters, majors from one', () => {
    const school = calls['GET /users/school'].query
    const major = calls['GET /users/major'].query
    expect(school.parse({ q: ' 한빛<> ' })).toEqual({ q: '한빛' })
    expect(saidAbout(school, { q: '한%' }, 'q')).toBe('2글자 이상 입력해 주세요')
    expect(major.parse({ q: '컴' })).toEqual({ q: '컴' })
    expect(judge(major, { q: '!' }).success).toBe(false)
  })
})
