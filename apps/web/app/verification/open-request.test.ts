import { expect, test } from 'vitest'
import { readVerificationState } from '../sessions/kept-state.ts'
import { isPendingFor } from './open-request.ts'

const person = {
  name: '한지우',
  birthday: '19950314',
  gender: '여성',
  phone: '01020010001',
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
} as const
const startedAt = '2026-11-15T12:00:00+09:00'
const state = readVerificationState(JSON.stringify({ ...person, cfid: 'c', startedAt }))
const at = (time: string) => new Date(`2026-11-15T${time}+09:00`)

test('[VER-4] the same person’s request is continued while the provider waits', () => {
  expect(isPendingFor(state, person, at('12:04:30'))).toBe(true)
  expect(isPendingFor(state, person, at('12:04:31'))).toBe(false)
})

test.each([
  ['another phone', {}, { phone: '01020010002' }],
  ['another job', {}, { jobSubLabel: '프론트엔드 개발자' }],
  ['a request that was used', { cfid: '' }, {}],
  ['a re-apply', { reapply: true }, {}],
  ['a time that cannot be read', { startedAt: '' }, {}],
])('[VER-4] %s needs a new request', (_, kept, typed) => {
  expect(isPendingFor({ ...state, ...kept }, { ...person, ...typed }, at('12:01:00'))).toBe(false)
})
