import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metAnswers, outcomeOf } from '../coffeechats/outcome.ts'
import { meetingWords, type SaidStage, stageWords } from './kept-words.ko.ts'

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
