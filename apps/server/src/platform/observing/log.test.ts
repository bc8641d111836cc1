import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function createCapturedLog() {
  const lines: string[] = []
  return { lines, log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }) }
}

test('a field that is not on the list does not reach the line, wherever it is attached', () => {
  const { lines, log } = createCapturedLog()
  log.info({ body: { phone: '01012345678' }, name: '한지우', status: 200 }, 'answered')
  log.child({ token: 'canary-token', route: '/api/users' }).error({ code: 'canary-code' }, 'refused')
  expect(lines.join('')).not.toMatch(/0101234|한지우|canary/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', status: 200, msg: 'answered' })
  expect(JSON.parse(lines[1]!)).toMatchObject({ level: 'error', route: '/api/users', msg: 'refused' })
})

test('an error is written through its safe form, even when it is the whole line', () => {
  const { lines, log } = createCapturedLog()
  log.error(Object.assign(new Error('failed for "한지우"'), { phone: '01012345678' }))
  log.error({ err: new SyntaxError('한지우') }, 'unreadable')
  expect(lines.join('')).not.toMatch(/0101234|한지우/)
  expect(JSON.parse(lines[1]!)).toMatchObject({ err: { type: 'SyntaxError' } })
})
