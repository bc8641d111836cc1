import { expect, test } from 'vitest'
import { z } from 'zod'
import { safeError } from './safe-error.ts'

class DatabaseError extends Error {
  readonly severity = 'ERROR'
  readonly code = '23505'
  readonly constraint = 'users_one_participation_per_phone'
  readonly detail = 'Key (phone)=(01012345678) already exists.'
}

test('a database error keeps code and constraint and loses quoted values', () => {
  const cause = new DatabaseError('duplicate key: 01012345678')
  const error = safeError(new Error('could not save', { cause }))
  expect(error).toMatchObject({
    type: 'Error',
    message: 'could not save',
    cause: { type: 'DatabaseError', code: '23505', constraint: 'users_one_participation_per_phone' },
  })
  expect(JSON.stringify(error)).not.toContain('01012345678')
})

test.each([
  ['a phone', new Error('bad phone 010-1234-5678'), '1234'],
  ['an e-mail address', new Error('no mail to jiu@coffee.example'), 'jiu'],
  ['quoted text', new Error('unexpected value "한지우"'), '한지우'],
  ['a token', new Error(`bad token ${'eyJhbGciOiJIUzI1NiJ9'.repeat(2)}.payload.sig`), 'payload'],
  ['what JSON could not read', parseFailure(), '한지우'],
  ['what a schema refused', z.literal('x').safeParse('한지우').error!, '한지우'],
])('%s does not survive in a message', (_what, error, canary) => {
  expect(JSON.stringify(safeError(error))).not.toContain(canary)
})

test('our own error keeps its message and stack', () => {
  const error = safeError(new TypeError('Cannot read properties of undefined'))
  expect(error).toMatchObject({ type: 'TypeError', message: 'Cannot read properties of undefined' })
  expect(error.stack).toMatch(/^at .*safe-error\.test\.ts/)
})

test('[OPS-3] an aggregate error has the first three errors, without quoted values', () => {
  const error = safeError(
    new AggregateError(Array.from({ length: 9 }, () => new DatabaseError('01012345678'))),
  )
  expect(error.errors).toHaveLength(3)
  expect(error.errors?.[0]).toMatchObject({ type: 'DatabaseError', code: '23505' })
  expect(JSON.stringify(error)).not.toContain('01012345678')
})

test('a thrown value that is no error is logged by its type', () => {
  expect(safeError('한지우')).toEqual({ type: 'string' })
})

function parseFailure(): Error {
  try {
    JSON.parse('한지우')
  } catch (error) {
    return error as Error
  }
  throw new Error('it parsed')
}
