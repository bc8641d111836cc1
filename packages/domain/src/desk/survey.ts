import { TEXT_AREA, lengthProblem } from '../text/length.ts'

export const surveyCodes = ['Q1', 'Q2', 'Q3'] as const
export type SurveyCode = (typeof surveyCodes)[number]

/** Without choices the answer is free text. */
export type SurveyQuestion = { surveyCode: SurveyCode; question: string; choices: readonly string[] }

/** The three questions of MSG-3. */
export const surveyQuestions: readonly SurveyQuestion[] = [
  {
    surveyCode: 'Q1',
    question: '회사를 고를 때 무엇을 가장 먼저 보나요?',
    choices: ['연봉', '하는 일', '함께 일할 사람', '일하는 방식', '회사의 성장'],
  },
  {
    surveyCode: 'Q2',
    question: '언제쯤 옮기고 싶나요?',
    choices: ['한 달 안에', '석 달 안에', '반 년 안에', '좋은 제안이 오면'],
  },
  { surveyCode: 'Q3', question: '제안할 회사에 꼭 알리고 싶은 것이 있나요?', choices: [] },
]

export type SurveyAnswer = { surveyCode: SurveyCode; answer: string }

/** One of the choices, if there are any; else free text. An empty answer deletes the answer. */
export function answerProblem({ surveyCode, answer }: SurveyAnswer): string | null {
  const { choices } = surveyQuestions.find((question) => question.surveyCode === surveyCode)!
  if (answer === '') return null
  if (choices.length > 0) return choices.includes(answer) ? null : '보기 가운데 하나를 골라 주세요.'
  return lengthProblem(answer, TEXT_AREA.limit)
}

/** A patch changes the answers it names and leaves the others; the last of two answers to one question counts. */
export function mergeAnswers(kept: readonly SurveyAnswer[], patch: readonly SurveyAnswer[]): SurveyAnswer[] {
  const answers = new Map([...kept, ...patch].map(({ surveyCode, answer }) => [surveyCode, answer]))
  return surveyCodes.flatMap((surveyCode) => {
    const answer = answers.get(surveyCode)
    return answer ? [{ surveyCode, answer }] : []
  })
}
