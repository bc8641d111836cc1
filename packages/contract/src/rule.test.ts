import { expect, test, vi } from 'vitest'
import { rule, textUpTo } from './rule.ts'
import { judge } from './testing/judge.ts'

test('a text beyond all limits is refused before a rule searches it', () => {
  const problem = vi.fn<(typed: string) => null>(() => null)
  expect(judge(rule(problem), 'x'.repeat(10_000)).success).toBe(true)
  expect(judge(rule(problem), 'x'.repeat(10_001)).success).toBe(false)
  expect(problem).toHaveBeenCalledOnce()
})

test('a text beyond all limits is told the limit of its field', () => {
  const said = (typed: string) => judge(textUpTo(30), typed).error?.issues.map(({ message }) => message)
  expect(said('x'.repeat(10_001))).toEqual(said('x'.repeat(31)))
  expect(said('x'.repeat(31))).toEqual(['30자까지 작성 가능해요'])
})
