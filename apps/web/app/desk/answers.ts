import { type SurveyAnswer, type SurveyCode, surveyCodes } from '@coffeeattack/domain/desk/survey'
import type { Willingness } from '@coffeeattack/domain/verification/registration'

/** The survey as form values: '' is no answer. */
export type SurveyDraft = Record<SurveyCode, string> & { willingness: Willingness | null }

export function draftOf(answers: readonly SurveyAnswer[], willingness: Willingness | null): SurveyDraft {
  const answerTo = (code: SurveyCode) => answers.find(({ surveyCode }) => surveyCode === code)?.answer ?? ''
  return { Q1: answerTo('Q1'), Q2: answerTo('Q2'), Q3: answerTo('Q3'), willingness }
}

/** The changed answers. */
export function editsOf(draft: SurveyDraft, saved: SurveyDraft) {
  const answers = surveyCodes
    .filter((code) => draft[code].trim() !== saved[code])
    .map((surveyCode) => ({ surveyCode, answer: draft[surveyCode].trim() }))
  const willingness = draft.willingness === saved.willingness ? null : draft.willingness
  return { answers, willingness, isEdited: answers.length > 0 || willingness !== null }
}
