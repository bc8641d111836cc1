import { z } from 'zod'
import { CURSORS, FIELD_NAMES, NUMBERS, TEXTS, TOO_LONG, UNSAFE } from './generated-values.ts'

/** A seeded random generator. */
export type Draw = { number(): number; one<One>(all: readonly One[]): One }

/** Mulberry32. */
export function drawOf(seed: number): Draw {
  let state = seed
  function number(): number {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { number, one: (all) => all[Math.floor(number() * all.length)]! }
}

export type Making = {
  draw: Draw
  /** Ids that exist, for a field or a path part of the first of these names that is known. */
  ids: (...names: readonly string[]) => readonly string[]
}

type Def = z.core.$ZodTypes['_zod']['def']
const defOf = (schema: z.core.$ZodType) => (schema as unknown as { def: Def }).def
const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

const TRIES = 30

/** Generates a valid value of a schema, if a few attempts find one. */
export function inputFor(schema: z.core.$ZodType, making: Making): unknown {
  let made = make(schema, making, '')
  for (let tried = 1; tried < TRIES && !takes(schema, made); tried++) made = make(schema, making, '')
  return made
}

function make(schema: z.core.$ZodType, making: Making, name: string): unknown {
  const { draw } = making
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, inner]) => !takes(inner, undefined) || draw.number() < 0.6)
          .map(([field, inner]) => [field, make(inner, making, field)]),
      )
    case 'array':
      return Array.from({ length: draw.one([0, 1, 1, 2, 3]) }, () => make(def.element, making, name))
    case 'enum':
      return draw.one(Object.values(def.entries))
    case 'literal':
      return draw.one(def.values)
    case 'boolean':
      return draw.number() < 0.5
    case 'number':
      return numberFor(schema, draw)
    case 'union':
      return make(draw.one(def.options), making, name)
    case 'nullable':
      return draw.number() < 0.2 ? null : make(def.innerType, making, name)
    case 'optional':
    case 'default':
    case 'readonly':
      return make(def.innerType, making, name)
    case 'lazy':
      return make(def.getter(), making, name)
    default:
      return textFor(schema, name, making)
  }
}

const fittingTexts = new WeakMap<z.core.$ZodType, readonly string[]>()
const fittingNumbers = new WeakMap<z.core.$ZodType, readonly number[]>()

function fitting<One>(
  schema: z.core.$ZodType,
  all: readonly One[],
  known: WeakMap<z.core.$ZodType, readonly One[]>,
): readonly One[] {
  const before = known.get(schema)
  if (before) return before
  const found = all.filter((value) => takes(schema, value))
  known.set(schema, found)
  return found
}

/** Existing ids outweigh all other texts, where they fit. */
function textFor(schema: z.core.$ZodType, name: string, { draw, ids }: Making): string {
  if (name === 'cursor') return draw.one(CURSORS)
  const known = ids(name)
  const digits = String(Math.floor(draw.number() * 1e8)).padStart(8, '0')
  const fresh = [
    `010${digits}`,
    `p${digits}@dawn.example`,
    `이름${digits}`,
    ...(known.length > 0 ? [draw.one(known)] : []),
  ]
  const texts = fitting(schema, TEXTS, fittingTexts)
  const own = fresh.filter((text) => takes(schema, text))
  if (own.length > 0 && (texts.length === 0 || draw.number() < 0.4)) return draw.one(own)
  return draw.one(texts.length > 0 ? texts : TEXTS)
}

function numberFor(schema: z.core.$ZodType, draw: Draw): number {
  const numbers = fitting(schema, NUMBERS, fittingNumbers)
  return draw.one(numbers.length > 0 ? numbers : NUMBERS)
}

/** The ways to make a valid body invalid. */
export const spoilings = ['huge', 'long', 'wrongType', 'unsafe', 'unknownField'] as const
export type Spoiling = (typeof spoilings)[number]

const always = (values: readonly unknown[]) => values.map((value) => () => value)

const SPOILT: { readonly [S in Exclude<Spoiling, 'unknownField'>]: readonly ((was: unknown) => unknown)[] } =
  {
    huge: always(NUMBERS),
    long: [
      ...always(TOO_LONG),
      (was) => Array.from({ length: 5_000 }, () => (Array.isArray(was) ? (was[0] ?? '가') : was)),
    ],
    wrongType: always([null, true, 7, '', '7', [], {}, [[]], [null], { length: 1 }]),
    unsafe: always(UNSAFE),
  }

/** The value with one part changed, or another value if it has no parts. */
export function spoil(value: unknown, how: Spoiling, draw: Draw): unknown {
  const spoilt = structuredClone(value)
  const places = placesIn(spoilt)
  if (how === 'unknownField') {
    const unknown = draw.one(FIELD_NAMES)
    const holders = [spoilt, ...places.map(({ at, key }) => at[key])].filter(isHolder)
    if (holders.length === 0) return { [unknown]: { admin: true } }
    Object.defineProperty(draw.one(holders), unknown, { value: { admin: true }, enumerable: true })
    return spoilt
  }
  const change = draw.one(SPOILT[how])
  if (places.length === 0) return change(spoilt)
  const { at, key } = draw.one(places)
  at[key] = change(at[key])
  return spoilt
}

type Holder = Record<string, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function placesIn(value: unknown): { at: Holder; key: string }[] {
  if (!isHolder(value)) return []
  return Object.keys(value).flatMap((key) => [{ at: value, key }, ...placesIn(value[key])])
}
