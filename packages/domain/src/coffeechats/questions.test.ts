import { describe, expect, test } from 'vitest'
import { QUESTIONS, answerProblems, defaultQuestions, withAnswers } from './questions.ts'

describe('[OFR-11] questions', () => {
  const questions = [
    { id: 'q1', question: defaultQuestions[0], answer: null },
    { id: 'q2', question: defaultQuestions[1], answer: '예전 답' },
  ]

  test('answers fill their questions; untouched ones stay, blank ones are taken back', () => {
    expect(withAnswers(questions, [{ id: 'q1', answer: ' 팀이 궁금해요 ' }])).toMatchObject([
      { answer: '팀이 궁금해요' },
      { answer: '예전 답' },
    ])
    expect(withAnswers(questions, [{ id: 'q2', answer: '  ' }])).toMatchObject([
      { answer: null },
      { answer: null },
    ])
  })

  test('problems are named by path', () => {
    expect(
      answerProblems(questions, [
        { id: 'q1', answer: 'ㄱ'.repeat(QUESTIONS.answerLimit) },
        { id: 'q1', answer: '또' },
        { id: 'q9', answer: 'ㄱ'.repeat(QUESTIONS.answerLimit + 1) },
      ]),
    ).toEqual({
      'items.1.id': '답할 수 없는 질문이에요.',
      'items.2.id': '답할 수 없는 질문이에요.',
      'items.2.answer': '1000자까지 작성 가능해요',
    })
  })
})
