import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hireProblems,
  isAsked,
  isHire,
  lastMeeting,
  mayRecord,
  metAnswers,
  outcomeOf,
  payAtHire,
  saidBy,
  shortOfOffer,
  shortText,
  stageDayProblem,
  type Step,
} from './outcome.ts'

const slot = { startsAt: new Date('2026-11-20T07:00:00Z'), minutes: 30 }
const at = (text: string) => new Date(text)

describe('[KEEP-1] both sides are asked once a fixed time has passed', () => {
  test.each([
    ['2026-11-20T07:29:59.999Z', false],
    ['2026-11-20T07:30:00Z', true],
    ['2026-11-27T07:29:59.999Z', true],
    ['2026-11-27T07:30:00Z', false],
  ])('at %s: %s', (now, asked) => {
    expect(isAsked(slot, at(now))).toBe(asked)
  })

  test.each([
    [null, null, 'OPEN'],
    ['MET', null, 'MET'],
    ['MET', 'MET', 'MET'],
    [null, 'THEY_MISSED', 'CANDIDATE_MISSED'],
    ['I_MISSED', 'THEY_MISSED', 'CANDIDATE_MISSED'],
    ['THEY_MISSED', 'I_MISSED', 'COMPANY_MISSED'],
    ['MOVED', 'MOVED', 'MOVED'],
    ['THEY_MISSED', 'THEY_MISSED', 'CONTRADICTED'],
    ['MET', 'THEY_MISSED', 'CONTRADICTED'],
    ['I_MISSED', 'I_MISSED', 'CONTRADICTED'],
    ['MET', 'MOVED', 'CONTRADICTED'],
  ] as const)('candidate %s, company %s: %s', (candidate, company, outcome) => {
    expect(outcomeOf({ candidate, company })).toBe(outcome)
  })
})

describe('[KEEP-1] the meeting that is asked about', () => {
  const now = at('2026-11-21T00:00:00Z')
  const time = (startsAt: string, withdrawnAt: string | null = null, isFixed = true) => ({
    id: startsAt,
    startsAt: at(startsAt),
    minutes: 30,
    proposedBy: 'company' as const,
    confirmedAt: isFixed ? at('2026-11-01T00:00:00Z') : null,
    withdrawnAt: withdrawnAt === null ? null : at(withdrawnAt),
  })
  const past = time('2026-11-18T07:00:00Z')
  test.each([
    ['none', [], null],
    ['one that nobody fixed', [time('2026-11-18T07:00:00Z', null, false)], null],
    ['one that goes on', [time('2026-11-20T23:45:00Z')], null],
    ['one that lies behind', [past], past.id],
    ['one that was moved before it was over', [time('2026-11-18T07:00:00Z', '2026-11-17T00:00:00Z')], null],
    ['one that was moved afterwards', [time('2026-11-18T07:00:00Z', '2026-11-18T07:30:00Z')], past.id],
    ['the last of two', [time('2026-11-15T07:00:00Z', '2026-11-15T09:00:00Z'), past], past.id],
    ['the one before the next', [past, time('2026-11-25T07:00:00Z')], past.id],
  ])('%s', (_, times, id) => {
    expect(lastMeeting(times, now)?.id ?? null).toBe(id)
  })
})

test('[KEEP-2] no answer within seven days is no answer, never a meeting', () => {
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...metAnswers)), fc.nat(20 * 86_400_000), (answer, ms) => {
      const now = new Date(slot.startsAt.getTime() + ms)
      const said = saidBy(answer, slot, now)
      expect(said).toBe(answer ?? (ms >= 7 * 86_400_000 + 30 * 60_000 ? 'NO_ANSWER' : 'NOT_YET'))
      if (answer === null) expect(outcomeOf({ candidate: answer, company: null })).toBe('OPEN')
    }),
  )
})

describe('[KEEP-3] where it goes on', () => {
  const hire = { startsOn: '2026-12-01', basePay: 6_800 }
  test('a hire is a hire when both said the same', () => {
    expect(isHire(hire, { ...hire })).toBe(true)
    expect(isHire(hire, null)).toBe(false)
    expect(isHire(null, hire)).toBe(false)
    expect(isHire(hire, { ...hire, basePay: 6_700 })).toBe(false)
    expect(isHire(hire, { ...hire, startsOn: '2026-12-02' })).toBe(false)
  })

  test.each([
    [{ salaryMin: 6_300, salaryMax: 6_800 }, 6_000, 300, '어택에서 제안한 6,300만 원보다 300만 원 낮아요.'],
    [{ salaryMin: null, salaryMax: 6_800 }, 6_700, 100, '어택에서 제안한 6,800만 원보다 100만 원 낮아요.'],
    [{ salaryMin: 6_300, salaryMax: 6_800 }, 6_300, 0, null],
    [{ salaryMin: 6_300, salaryMax: 6_800 }, 7_000, 0, null],
    [{ salaryMin: null, salaryMax: null }, 2_500, 0, null],
  ])('of %o a base of %i is short by %i', (offered, basePay, short, text) => {
    expect(shortOfOffer({ basePay }, offered)).toBe(short)
    expect(shortText({ basePay }, offered)).toBe(text)
    expect(payAtHire('AS_OFFERED', { basePay }, offered)).toBe(short > 0 ? 'LESS' : 'AS_OFFERED')
  })

  const interview: Step = { stage: 'INTERVIEW', onDay: '2026-11-20', hire: null }
  const hired: Step = { stage: 'HIRED', onDay: '2026-11-20', hire }
  test.each<[string, Step | null, Step, boolean]>([
    ['the first', null, interview, true],
    ['the next', interview, { ...hired, hire }, true],
    ['the same once more', interview, { ...interview }, false],
    [
      'another day: a second interview, or a correction',
      interview,
      { ...interview, onDay: '2026-11-24' },
      true,
    ],
    ['the same hire once more', hired, { ...hired, hire: { ...hire } }, false],
    ['a hire of another pay', hired, { ...hired, hire: { ...hire, basePay: 7_000 } }, true],
    ['a hire of another start', hired, { ...hired, hire: { ...hire, startsOn: '2027-01-04' } }, true],
    ['back from an end', { ...interview, stage: 'ENDED' }, interview, true],
  ])('%s', (_, last, next, may) => {
    expect(mayRecord(last, next)).toBe(may)
  })

  const now = at('2026-11-20T03:00:00Z')
  const matched = at('2026-11-10T03:00:00Z')
  const again = '날짜를 다시 골라 주세요'
  test.each([
    ['INTERVIEW', '2026-11-10', null],
    ['INTERVIEW', '2026-11-09', again],
    ['INTERVIEW', '2026-02-30', again],
    ['INTERVIEW', '2027-02-18', null],
    ['TERMS', '2027-02-19', '석 달 안의 날짜를 골라 주세요'],
    ['HIRED', '2026-11-20', null],
    ['HIRED', '2026-11-21', '오늘이나 지난 날짜를 골라 주세요'],
  ] as const)('the day of %s, %s: %s', (stage, onDay, problem) => {
    expect(stageDayProblem({ stage, onDay, hire: null }, matched, now)).toBe(problem)
  })

  test.each([
    [hire, {}],
    [{ ...hire, startsOn: '2026-02-30' }, { startsOn: '첫 출근일을 다시 골라 주세요' }],
    [{ ...hire, basePay: 0 }, { basePay: '연봉을 입력해 주세요' }],
    [{ ...hire, basePay: 200_001 }, { basePay: '20억 원까지 입력할 수 있어요' }],
    [{ ...hire, basePay: 2_400 }, { basePay: '2,400만원 이하의 연봉은 입력할 수 없습니다.' }],
  ])('%o: %o', (given, problems) => {
    expect(hireProblems(given, now)).toEqual(problems)
  })
})
