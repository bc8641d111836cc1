import type { FieldErrors } from '../errors/refusal.ts'
import { TEXT_AREA, lengthProblem } from '../text/length.ts'

/** The company's questions before the meeting (OFR-11). */
export type CoffeechatQuestion = { id: string; question: string; answer: string | null }

export const QUESTIONS = { max: 5, answerLimit: TEXT_AREA.limit } as const

/** The default questions. */
export const defaultQuestions = [
  '커피챗에서 가장 궁금한 점은 무엇인가요?',
  '요즘 어떤 일에 재미를 느끼나요?',
  '만나기 편한 곳이나 시간이 있나요?',
] as const

export type Answer = { id: string; answer: string }

/** Problems of sent answers by path ('items.0.answer'): unknown or repeated questions, answers too long. */
export function answerProblems(
  questions: readonly { id: string }[],
  answers: readonly Answer[],
): FieldErrors {
  const problems: Record<string, string> = {}
  const open = new Set(questions.map(({ id }) => id))
  for (const [index, { id, answer }] of answers.entries()) {
    if (!open.delete(id)) problems[`items.${index}.id`] = '답할 수 없는 질문이에요.'
    const tooLong = lengthProblem(answer, QUESTIONS.answerLimit)
    if (tooLong) problems[`items.${index}.answer`] = tooLong
  }
  return problems
}

/** The questions with the new answers; a blank answer removes the old one. */
export function withAnswers(
  questions: readonly CoffeechatQuestion[],
  answers: readonly Answer[],
): CoffeechatQuestion[] {
  const given = new Map(answers.map(({ id, answer }) => [id, answer.trim() || null]))
  return questions.map((question) => {
    const answer = given.get(question.id)
    return answer === undefined ? question : { ...question, answer }
  })
}
