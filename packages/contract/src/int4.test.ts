import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

/** What the widest whole-number column and counter of the database holds. */
const INT4 = { min: -2_147_483_648, max: 2_147_483_647 }
const BEYOND = [INT4.max + 1, INT4.min - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e300, -1e300]

/** Kept as JSON between two requests of one login and never counted with. */
const MILLISECONDS = new Set(['twoWayTimestamp'])

type Place = { path: string; schema: z.core.$ZodType }

/** Every number that a schema reads, with the place where it stands. */
function numbersIn(schema: z.core.$ZodType, path = ''): Place[] {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  const at = (name: string) => (path ? `${path}.${name}` : name)
  switch (def.type) {
    case 'number':
      return [{ path, schema }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => numbersIn(inner, at(name)))
    case 'array':
      return numbersIn(def.element, at('0'))
    case 'record':
      return numbersIn(def.valueType, at('*'))
    case 'union':
      return def.options.flatMap((option) => numbersIn(option, path))
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return numbersIn(def.innerType, path)
    case 'pipe':
      return numbersIn(def.in, path)
    case 'lazy':
      return numbersIn(def.getter(), path)
    default:
      return []
  }
}

const isKept = (value: unknown) => typeof value === 'number' && value >= INT4.min && value <= INT4.max

test('no call lets a number through that a column cannot hold', () => {
  const unbounded = Object.entries<Call>(calls).flatMap(([key, { body }]) =>
    (body ? numbersIn(body) : [])
      .filter(({ path }) => !MILLISECONDS.has(path))
      .filter(({ schema }) =>
        BEYOND.some((number) => {
          const read = z.safeParse(schema, number)
          return read.success && !isKept(read.data)
        }),
      )
      .map(({ path }) => `${key}: ${path}`),
  )
  expect(unbounded).toEqual([])
})
