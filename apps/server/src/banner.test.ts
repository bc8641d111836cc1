import { expect, test } from 'vitest'
import { banner } from './banner.ts'

test('what the service says of itself is for people, line by line', async () => {
  const said = await banner('http://localhost:3000', { sandbox: true, demoData: true })
  const lines = said.split('\n')
  expect(lines.filter((line) => !/[가-힣]/.test(line))).toEqual([])
  expect(lines).toContain('     구직자 한지우: 휴대전화 010-1000-0001')
})
