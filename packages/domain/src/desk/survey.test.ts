import { expect, test } from 'vitest'
import { willingnessValues } from '../verification/registration.ts'
import { answerProblem, mergeAnswers, surveyCodes, surveyQuestions } from './survey.ts'

test('[MSG-3] the survey asks Q1, Q2 and Q3', () => {
  expect(surveyQuestions.map((question) => question.surveyCode)).toEqual(['Q1', 'Q2', 'Q3'])
  expect(surveyCodes).toEqual(['Q1', 'Q2', 'Q3'])
})

test('[MSG-3] an answer is one of the choices, or up to 1000 characters of its own', () => {
  expect(answerProblem({ surveyCode: 'Q1', answer: '연봉' })).toBeNull()
  expect(answerProblem({ surveyCode: 'Q1', answer: '점심' })).toBe('보기 가운데 하나를 골라 주세요.')
  expect(answerProblem({ surveyCode: 'Q3', answer: '점심' })).toBeNull()
  expect(answerProblem({ surveyCode: 'Q3', answer: '가'.repeat(1001) })).toBe('1000자까지 작성 가능해요')
  expect(surveyCodes.map((surveyCode) => answerProblem({ surveyCode, answer: '' }))).toEqual([
    null,
    null,
    null,
  ])
})

test('[MSG-3] a patch changes what it names, takes back what it empties, and keeps the rest', () => {
  const kept = [
    { surveyCode: 'Q1', answer: '연봉' },
    { surveyCode: 'Q2', answer: '한 달 안에' },
  ] as const
  const patch = [
    { surveyCode: 'Q3', answer: '재택' },
    { surveyCode: 'Q2', answer: '' },
  ] as const
  expect(mergeAnswers(kept, patch)).toEqual([
    { surveyCode: 'Q1', answer: '연봉' },
    { surveyCode: 'Q3', answer: '재택' },
  ])
})

test('[PRO-16] willingness has distinct values', () => {
  expect(new Set(willingnessValues).size).toBe(3)
})
