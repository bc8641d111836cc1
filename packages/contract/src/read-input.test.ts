import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, type Call } from './call.ts'
import { calls } from './calls.ts'
import { count, flag, listOf } from './query.ts'
import { readInput, type RawInput } from './read-input.ts'

const refusalOf = (it: Call, raw: RawInput): Refusal | null => {
  try {
    readInput(it, raw)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const probe = (parts: Pick<Call, 'params' | 'query' | 'body'>) =>
  call({ auth: 'none', about: '', out: { 204: null }, errors: [], ...parts })

test.each(['x', '01939A3E-0000-7000-8000-000000000001', '01939a3e00007000800000000000001', "' or 1=1"])(
  'a path id %j names nothing: 404, not 400',
  (bad) => {
    expect(refusalOf(calls['GET /v2/users/offers/:id'], { params: { id: bad } })?.situation).toBe('NOT_FOUND')
  },
)

test('an unknown mode in a path is 404 as well', () => {
  expect(refusalOf(calls['GET /users/companies/:mode'], { params: { mode: 'all' } })?.situation).toBe(
    'NOT_FOUND',
  )
  expect(readInput(calls['GET /users/companies/:mode'], { params: { mode: 'restrict' } }).params.mode).toBe(
    'restrict',
  )
})

const typed = probe({ body: z.object({ n: z.int(), s: z.string(), b: z.boolean(), l: z.array(z.int()) }) })

test.each([
  ['n', '7'],
  ['n', true],
  ['n', 7.5],
  ['n', 2 ** 53],
  ['s', 7],
  ['b', 'true'],
  ['b', 1],
  ['l', 7],
])('nothing is coerced: %s: %j', (field, value) => {
  const right = { n: 7, s: 'x', b: true, l: [7] }
  expect(refusalOf(typed, { body: right })).toBeNull()
  expect(refusalOf(typed, { body: { ...right, [field]: value } })?.fields).toHaveProperty(field)
})

test('what is missing says so, what is wrong says that', () => {
  expect(refusalOf(typed, { body: { n: null, s: 3, b: 'no' } })?.fields).toEqual({
    n: '필수 값이에요',
    s: '형식이 올바르지 않아요',
    b: '형식이 올바르지 않아요',
    l: '필수 값이에요',
  })
  expect(refusalOf(typed, {})?.fields).toEqual({ body: '필수 값이에요' })
  expect(refusalOf(typed, { body: [] })?.fields).toEqual({ body: '형식이 올바르지 않아요' })
})

test('sizes are told in Korean', () => {
  const sized = probe({
    body: z.object({
      s: z.string().min(2),
      t: z.string().max(2),
      l: z.array(z.int()).max(1),
      n: z.int().max(12),
    }),
  })
  expect(refusalOf(sized, { body: { s: 'a', t: 'abc', l: [1, 2], n: 13 } })?.fields).toEqual({
    s: '2자 이상 입력해 주세요',
    t: '2자까지 작성 가능해요',
    l: '1개까지 넣을 수 있어요',
    n: '12 이하여야 해요',
  })
})

test('unknown fields are ignored, unknown choices are not', () => {
  const patch = calls['PATCH /users/willingness']
  expect(readInput(patch, { body: { willingness: 'OPEN', admin: true } }).body).toEqual({
    willingness: 'OPEN',
  })
  expect(refusalOf(patch, { body: { willingness: 'MAYBE' } })?.fields).toEqual({
    willingness: '고를 수 있는 값이 아니에요',
  })
})

test('a prototype cannot be sent along', () => {
  const body: unknown = JSON.parse(
    '{"isMajor":true,"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  )
  const read = readInput(calls['PATCH /users/ismajor'], { body }).body
  expect([read, 'admin' in read]).toEqual([{ isMajor: true }, false])
})

const queried = probe({
  query: z.object({
    yes: flag().optional(),
    n: count({ min: 0, max: 100 }).optional(),
    codes: listOf(['Q1', 'Q2', 'Q3']).optional(),
  }),
})

test('a query is read strictly', () => {
  expect(readInput(queried, { query: { yes: 'false', n: '100', codes: 'Q3,Q1,Q3' } }).query).toEqual({
    yes: false,
    n: 100,
    codes: ['Q3', 'Q1'],
  })
  expect(readInput(queried, { query: {} }).query).toEqual({})
})

test.each([
  ['yes', ['1', '0', 'TRUE', 'yes', '', ' true', ['true', 'false']]],
  ['n', ['', '-1', '+1', '07', '1.0', '1e2', ' 1', '0x1', '101', '９', '9'.repeat(400), ['1', '2']]],
  ['codes', ['', 'Q4', 'q1', 'Q1,', 'Q1;Q2', ['Q1', 'Q2']]],
])('a query %s refuses what is nearly one', (field, values) => {
  const accepted = values.filter((value) => refusalOf(queried, { query: { [field]: value } }) === null)
  expect(accepted).toEqual([])
})

test('of several forms the nearest one says what it lacks', () => {
  const save = calls['POST /v2/users/salary']
  expect(refusalOf(save, { body: { hopeSalary: 6300, jobLabel: '개발' } })?.fields).toEqual({
    jobSubLabel: '필수 값이에요',
  })
  const items = [{ type: 'INPUT', year: 2024, salary: 2400 }]
  expect(refusalOf(save, { body: { salaryType: 'HEALTH', salaryItems: items } })?.fields).toEqual({
    'salaryItems.0.salary': '2,400만원 이하의 계약 연봉은 입력할 수 없습니다.',
  })
})
