import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metAnswers, outcomeOf } from '../coffeechats/outcome.ts'
import { countedOf, findings } from '../companies/finding.ts'
import {
  figureOf,
  findingEffect,
  meetingWords,
  payLines,
  type SaidStage,
  stageWords,
} from './kept-words.ko.ts'

describe('[KEEP-3] what two sides said differently', () => {
  test('of a meeting each speaks for itself', () => {
    expect(meetingWords({ candidate: 'MET', company: 'THEY_MISSED' })).toEqual({
      said: { candidate: '만났어요', company: '후보자가 나오지 않았어요' },
      isSettled: false,
    })
    expect(meetingWords({ candidate: 'THEY_MISSED', company: 'I_MISSED' })).toEqual({
      said: { candidate: '회사가 나오지 않았어요', company: '저희가 나가지 못했어요' },
      isSettled: true,
    })
    expect(meetingWords({ candidate: null, company: 'MOVED' }).said).toEqual({
      candidate: '아직 답하지 않았어요',
      company: '다른 날로 미뤘어요',
    })
  })

  test('is settled exactly when both no longer contradict each other', () => {
    const answer = fc.option(fc.constantFrom(...metAnswers))
    fc.assert(
      fc.property(answer, answer, (candidate, company) => {
        expect(meetingWords({ candidate, company }).isSettled).toBe(
          outcomeOf({ candidate, company }) !== 'CONTRADICTED',
        )
      }),
    )
  })

  const hired: SaidStage = {
    stage: 'HIRED',
    onDay: '2026-11-13',
    hire: { startsOn: '2026-12-01', basePay: 6_800 },
    isAgreed: false,
    candidateHire: { startsOn: '2026-12-01', basePay: 7_000 },
    isPast: false,
  }

  test('of a hire both name its start and its pay', () => {
    expect(stageWords(hired)).toEqual({
      said: {
        candidate: '첫 출근 12월 1일 (화), 연봉 7,000만 원',
        company: '채용 확정, 11월 13일 (금) · 첫 출근 12월 1일 (화), 연봉 6,800만 원',
      },
      isSettled: false,
    })
  })

  test.each([
    [false, '사실과 달라요', false],
    [true, '맞아요', true],
    [null, '아직 답하지 않았어요', true],
  ] as const)('a stage that was agreed to: %s, reads %s', (isAgreed, words, isSettled) => {
    const ended: SaidStage = { ...hired, stage: 'ENDED', hire: null, candidateHire: null, isAgreed }
    expect(stageWords(ended)).toEqual({
      said: { candidate: words, company: '여기까지, 11월 13일 (금)' },
      isSettled,
    })
    expect(stageWords({ ...ended, isPast: true }).isSettled).toBe(true)
  })
})

describe('[KEEP-4] the finding of a dispute', () => {
  test.each([
    [1, null, 1],
    [0, null, 0],
    [null, null, null],
    [0, 'KEPT', 1],
    [null, 'KEPT', 1],
    [1, 'NOT_KEPT', 0],
    [null, 'NOT_KEPT', 0],
    [1, 'UNCLEAR', null],
    [0, 'UNCLEAR', null],
  ] as const)('of what was said as %s and found %s, %s counts', (said, finding, counted) => {
    expect(countedOf(said, finding)).toBe(counted)
  })

  test('counts for the coming after a meeting and for the pay after a hire, and says so before it is given', () => {
    expect(figureOf({ kind: 'MEETING', stage: null })).toBe('CAME')
    expect(figureOf({ kind: 'STAGE', stage: 'HIRED' })).toBe('PAY_KEPT')
    expect(figureOf({ kind: 'STAGE', stage: 'TERMS' })).toBeNull()
    expect(figureOf({ kind: 'MISSED_TWICE', stage: null })).toBeNull()
    expect(findings.map((finding) => findingEffect(finding, 'CAME'))).toEqual([
      '회사 기록에 커피챗에 나온 것으로 들어가요.',
      '회사 기록에 커피챗에 나오지 않은 것으로 들어가요.',
      '회사 기록의 어느 쪽에도 들어가지 않아요.',
    ])
    expect(findingEffect('NOT_KEPT', null)).toBe('회사 기록의 숫자에는 들어가지 않아요.')
  })
})

test('[KEEP-3] the amounts of a dispute stand in the order of time, each only where it is known', () => {
  const offered = { salaryMin: 6_000, salaryMax: 6_800 }
  const nothing = { before: null, pay: null, hire: null, candidateHire: null }
  expect(payLines({ offered: { salaryMin: null, salaryMax: null }, ...nothing })).toEqual([])
  expect(payLines({ offered, ...nothing })).toEqual([{ name: '처음 제안한 연봉', value: '6,000~6,800만 원' }])
  expect(
    payLines({
      offered: { salaryMin: 6_000, salaryMax: 7_200 },
      before: offered,
      pay: 'LESS',
      hire: { startsOn: '2026-12-01', basePay: 6_800 },
      candidateHire: { startsOn: '2026-12-01', basePay: 7_000 },
    }),
  ).toEqual([
    { name: '처음 제안한 연봉', value: '6,000~6,800만 원' },
    { name: '되물은 뒤 약속한 연봉', value: '6,000~7,200만 원' },
    { name: '커피챗에서 나눈 연봉', value: '후보자: 더 낮았어요' },
    { name: '회사가 적은 채용 연봉', value: '6,800만 원' },
    { name: '후보자가 말한 채용 연봉', value: '7,000만 원' },
  ])
})
