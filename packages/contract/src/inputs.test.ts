import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { judge, saidAbout } from './testing/judge.ts'

test('[VAL-13] a job search keeps Korean, Latin letters and digits', () => {
  const { query } = calls['GET /users/labels/search']
  expect(query.parse({ q: '프론트-엔드 3!' })).toEqual({ q: '프론트엔드3' })
  expect(judge(query, { q: '!!!' }).success).toBe(false)
})

test('[MSG-1] a message says something in at most 1000 characters', () => {
  const { body } = calls['POST /users/message']
  const said = (message: string) => saidAbout(body, { roomId: crypto.randomUUID(), message }, 'message')
  expect([said('안녕하세요'), said(''), said('가'.repeat(1001))]).toEqual([
    null,
    '메시지를 입력해 주세요.',
    '1000자까지 작성 가능해요',
  ])
})

test('[MSG-3] a survey answer is one of its choices', () => {
  const { body } = calls['PATCH /users/surveys/:id']
  const said = (answer: string) =>
    saidAbout(body, { userSurveyItems: [{ surveyCode: 'Q1', answer }] }, 'userSurveyItems.0.answer')
  expect([said('연봉'), said('')]).toEqual([null, null])
  expect(said('아무거나')).toBe('보기 가운데 하나를 골라 주세요.')
})

test('[BIZ-1] an account has one spelling, and must be named', () => {
  const { body } = calls['POST /console/auth/sign-in']
  const read = body.parse({ email: ' Agent@Example.Test ', password: ' p ' })
  expect(read).toEqual({ email: 'agent@example.test', password: ' p ' })
  expect(saidAbout(body, { email: '', password: 'p' }, 'email')).toBe('유효하지 않은 이메일 입니다.')
})

test('[VER-8] a visit has one of three statuses', () => {
  const { body } = calls['PATCH /users/utm']
  const accepted = ['JOB_CHOICE', 'AGREE', 'VERIFIED', 'DONE', ''].filter(
    (status) => judge(body, { id: crypto.randomUUID(), status }).success,
  )
  expect(accepted).toEqual(['JOB_CHOICE', 'AGREE', 'VERIFIED'])
})

test('[AUTH-1] a login comes back to a page of ours', () => {
  const { query } = calls['GET /auth/kakao']
  expect(query.parse({ from: '/my/attack' })).toEqual({ from: '/my/attack' })
  expect(query.parse({ from: '//evil.test' })).toEqual({ from: '/my' })
  expect(query.parse({})).toEqual({})
})

test('[TRUST-5] quiet hours are hours of the clock, or none', () => {
  const { body } = calls['PATCH /users/notifications/settings']
  expect(body.parse({ quietHours: null })).toEqual({ quietHours: null })
  expect(judge(body, { quietHours: { from: 21, until: 24 } }).success).toBe(false)
})
