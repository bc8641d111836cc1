import stringify from 'fast-json-stringify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Tagged } from './call.ts'
import { calls } from './calls.ts'
import { disclosedIncome } from './insight.ts'
import { responseSchema } from './response-schema.ts'

/** As Fastify does it. */
const writer = (shape: z.ZodType) => stringify(responseSchema(shape) as Parameters<typeof stringify>[0])
const write = (shape: z.ZodType, value: unknown): unknown => JSON.parse(writer(shape)(value))

const small = z.object({ id: z.string(), at: z.iso.datetime({ offset: true }) }).meta({ id: 'TestSmall' })
const inner = { id: 'x', at: '2026-11-15T09:00:00+09:00' }

test('null stays null, whatever could have stood there', () => {
  const nullable = z.object({
    text: z.string().nullable(),
    word: z.enum(['A', 'B']).nullable(),
    whole: z.int().nullable(),
    part: z.number().nullable(),
    yes: z.boolean().nullable(),
    object: small.nullable(),
    list: z.array(small).nullable(),
    time: z.iso.datetime().nullable(),
  })
  const nothing = Object.fromEntries(Object.keys(nullable.shape).map((name) => [name, null]))
  expect(write(nullable, nothing)).toEqual(nothing)
  const full = {
    text: '',
    word: 'B',
    whole: 0,
    part: -0.5,
    yes: false,
    object: inner,
    list: [inner],
    time: '2026-11-15T00:00:00Z',
  }
  expect(write(nullable, full)).toEqual(full)
})

test('fields that the shape does not name never leave', () => {
  const secret = { ...inner, name: '한지우', phone: '01012345678' }
  expect(
    write(z.object({ one: small, many: z.array(small) }), { one: secret, many: [secret], phone: '1' }),
  ).toEqual({
    one: inner,
    many: [inner],
  })
})

test('neither from a union', () => {
  const either = z.union([small, z.object({ existence: z.literal(true) })])
  expect(write(either, { existence: true, phone: '01012345678' })).toEqual({ existence: true })
  expect(write(either, { ...inner, phone: '01012345678' })).toEqual(inner)
})

test('forms of a union are told apart by their constants', () => {
  const forms = [
    { kind: 'hidden' },
    { kind: 'atLeast', from: 5000 },
    { kind: 'band', from: 5000, to: 5500 },
    { kind: 'exact', income: 5340 },
  ]
  expect(write(z.object({ forms: z.array(disclosedIncome) }), { forms })).toEqual({ forms })
  expect(write(z.object({ income: disclosedIncome.nullable() }), { income: null })).toEqual({ income: null })
})

test('optional fields may be absent, required ones may not', () => {
  const shape = z.object({ must: z.string(), may: small.optional() })
  expect(write(shape, { must: 'x' })).toEqual({ must: 'x' })
  expect(() => write(shape, { may: inner })).toThrow(/must/)
})

test('instants may be handed over as dates', () => {
  expect(write(small, { id: 'x', at: new Date(0) })).toEqual({ id: 'x', at: '1970-01-01T00:00:00.000Z' })
})

test('free rows are written as they are', () => {
  const rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })
  const value = { rows: [{ a: 1, b: null, c: ['가', { d: true }] }] }
  expect(write(rows, value)).toEqual(value)
})

const answers = Object.entries(calls as Record<string, Tagged>).flatMap(([key, { out }]) =>
  Object.entries(out).flatMap(([status, shape]) => (shape ? [[`${key} ${status}`, shape] as const] : [])),
)

test('every answer can be written', () => {
  for (const [key, shape] of answers) {
    expect(JSON.stringify(responseSchema(shape)), key).not.toMatch(
      /\$ref|"pattern"|allOf|oneOf|"additionalProperties":false/,
    )
    expect(writer(shape), key).toBeTypeOf('function')
  }
})
