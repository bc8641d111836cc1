import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { describe, expect, test } from 'vitest'
import { translateError } from './errors.ts'

const translated = (error: unknown) => {
  const { status, body } = translateError(error, 'ref-1')
  return [status, body.code]
}
const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

describe('every thrown error becomes a status and a code of the catalogue', () => {
  test.each([
    [new Refusal('NOT_FOUND'), 404, 'NOT_FOUND'],
    [new Refusal('VERIFY_MAINTENANCE'), 419, 'VERIFY_MAINTENANCE'],
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 413, 'PAYLOAD_TOO_LARGE'],
    [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE', { statusCode: 415 }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [withCode('FST_ERR_CTP_INVALID_JSON_BODY', { statusCode: 400 }), 400, 'INVALID_INPUT'],
    [withCode('FST_UNDER_PRESSURE', { statusCode: 503 }), 503, 'UNAVAILABLE'],
    [withCode('23505', { severity: 'ERROR' }), 409, 'CONFLICT'],
    [withCode('23503', { severity: 'ERROR' }), 409, 'CONFLICT'],
    [withCode('40001', { severity: 'ERROR' }), 409, 'CONFLICT'],
    [withCode('40P01', { severity: 'ERROR' }), 409, 'CONFLICT'],
    [withCode('22021', { severity: 'ERROR' }), 400, 'INVALID_INPUT'],
    [withCode('57014', { severity: 'ERROR' }), 503, 'UNAVAILABLE'],
    [withCode('57P01', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('53300', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('42703', { severity: 'ERROR' }), 500, 'INTERNAL'],
    [withCode('ECONNREFUSED', { syscall: 'connect' }), 503, 'UNAVAILABLE'],
    [new Error('Failed query', { cause: withCode('ENOENT', { syscall: 'connect' }) }), 503, 'UNAVAILABLE'],
    [new Error('Failed query', { cause: withCode('23505', { severity: 'ERROR' }) }), 409, 'CONFLICT'],
    [withCode('EPIPE', { syscall: 'write' }), 503, 'UNAVAILABLE'],
    [withCode('ECONNRESET', { syscall: 'read' }), 503, 'UNAVAILABLE'],
    [withCode('ETIMEDOUT', { syscall: 'connect' }), 503, 'UNAVAILABLE'],
    [withCode('ETIMEDOUT'), 503, 'UNAVAILABLE'],
    [withCode('EAI_AGAIN', { syscall: 'getaddrinfo' }), 503, 'UNAVAILABLE'],
    [withCode('ERR_STREAM_DESTROYED'), 503, 'UNAVAILABLE'],
    [new Error('Failed query', { cause: withCode('EPIPE', { syscall: 'write' }) }), 503, 'UNAVAILABLE'],
    [withCode('57P02', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('57P03', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('25P03', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('08006', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('08P01', { severity: 'FATAL' }), 503, 'UNAVAILABLE'],
    [withCode('25006', { severity: 'ERROR' }), 503, 'UNAVAILABLE'],
    [new Error('Connection terminated'), 503, 'UNAVAILABLE'],
    [new Error('Connection terminated unexpectedly'), 503, 'UNAVAILABLE'],
    [new Error('Connection terminated due to connection timeout'), 503, 'UNAVAILABLE'],
    [new Error('timeout expired'), 503, 'UNAVAILABLE'],
    [new Error('timeout exceeded when trying to connect'), 503, 'UNAVAILABLE'],
    [new Error('Client has encountered a connection error and is not queryable'), 503, 'UNAVAILABLE'],
    [new Error('Client was closed and is not queryable'), 503, 'UNAVAILABLE'],
    [new Error('Cannot use a pool after calling end on the pool'), 503, 'UNAVAILABLE'],
    [new Error('insert … Connection terminated', { cause: withCode('42703') }), 500, 'INTERNAL'],
    [withCode('ECONNRESET', { statusCode: 400 }), 400, 'INVALID_INPUT'],
    [withCode('ENOSPC', { syscall: 'write' }), 503, 'UNAVAILABLE'],
    [withCode('EDQUOT', { syscall: 'open' }), 503, 'UNAVAILABLE'],
    [withCode('ENOENT', { syscall: 'open' }), 500, 'INTERNAL'],
    [withCode('EPERM', { syscall: 'unlink' }), 500, 'INTERNAL'],
    [new TypeError('x is not a function'), 500, 'INTERNAL'],
    ['a string', 500, 'INTERNAL'],
    [null, 500, 'INTERNAL'],
    [undefined, 500, 'INTERNAL'],
  ])('%s → %d %s', (error, status, code) => {
    expect(translated(error)).toEqual([status, code])
  })
})

test('the message is Korean, without internal details', () => {
  const { body } = translateError(new Error('select * from users where phone = 01012345678'), 'ref-1')
  expect(body).toEqual({
    code: 'INTERNAL',
    message: '요청을 완료하지 못했습니다. 잠시 뒤 다시 시도해 주세요. (문의 번호: ref-1)',
  })
})

test('a refusal has its fields and retry-after', () => {
  const refusal = new Refusal('TOO_MANY_REQUESTS', {
    fields: { phone: '잠시 뒤에 보내 주세요' },
    retryAfterSeconds: 9,
  })
  expect(translateError(refusal, '')).toMatchObject({
    status: 429,
    retryAfterSeconds: 9,
    body: { fields: { phone: '잠시 뒤에 보내 주세요' } },
  })
})

test.each([
  [new Error('Connection terminated unexpectedly'), 5],
  [withCode('FST_UNDER_PRESSURE', { statusCode: 503 }), 5],
  [new Refusal('UNAVAILABLE'), 5],
  [new Refusal('MESSENGER_UNAVAILABLE'), 5],
  [new Refusal('UNAVAILABLE', { retryAfterSeconds: 30 }), 30],
  [new Error('x'), undefined],
])('a 503 always says when to come back: %s', (error, seconds) => {
  expect(translateError(error, '').retryAfterSeconds).toBe(seconds)
})
