import { expect, test } from 'vitest'
import { draftOf, editsOf } from './answers.ts'

const saved = draftOf([{ surveyCode: 'Q1', answer: '연봉' }], 'OPEN')

test('[MSG-3] the form starts with the earlier answers', () => {
  expect(saved).toEqual({ Q1: '연봉', Q2: '', Q3: '', willingness: 'OPEN' })
})

test('[MSG-3] [PRO-16] only changes are sent', () => {
  expect(editsOf(saved, saved)).toEqual({ answers: [], willingness: null, isEdited: false })
  expect(editsOf({ ...saved, Q3: ' 원격이 좋아요 ' }, saved)).toEqual({
    answers: [{ surveyCode: 'Q3', answer: '원격이 좋아요' }],
    willingness: null,
    isEdited: true,
  })
  expect(editsOf({ ...saved, Q1: '', willingness: 'ACTIVE' }, saved)).toEqual({
    answers: [{ surveyCode: 'Q1', answer: '' }],
    willingness: 'ACTIVE',
    isEdited: true,
  })
})
