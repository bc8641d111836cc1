import { expect, test } from 'vitest'
import { crossesSides, isSamePost, moveMail, type Post, postProblem } from './move.ts'

const [a, b] = ['company-a', 'company-b']
const recruiter = (companyId: string | null): Post => ({ role: 'recruiter', companyId })
const agent: Post = { role: 'agent', companyId: null }
const admin: Post = { role: 'admin', companyId: null }

test.each([
  [recruiter(a), null],
  [recruiter(null), '회사를 골라 주세요'],
  [agent, null],
  [{ ...admin, companyId: a }, '회사를 골라 주세요'],
])('[BIZ-18] %o can be held: %s', (post, problem) => {
  expect(postProblem(post)).toBe(problem)
})

test.each([
  [recruiter(a), recruiter(b), false],
  [agent, admin, false],
  [recruiter(a), agent, true],
  [admin, recruiter(a), true],
])('[BIZ-18] from %o to %o crosses sides: %s', (was, next, crosses) => {
  expect(crossesSides(was, next)).toBe(crosses)
  expect(isSamePost(was, next)).toBe(false)
  expect(isSamePost(was, was)).toBe(true)
})

test('[BIZ-18] the mail says what somebody is now, and names nobody in its subject', () => {
  const letter = moveMail({ role: 'recruiter', company: '노을클라우드', link: 'https://a.example' })
  expect(letter.paragraphs[0]).toBe('관리자가 계정을 노을클라우드 채용 담당자로 바꿨어요.')
  expect(letter.subject).not.toContain('노을클라우드')
})
