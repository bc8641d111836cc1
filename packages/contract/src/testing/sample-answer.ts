import { z } from 'zod'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'

/** A long word without a break, to test layouts. */
const LONG_WORD = '아주아주긴이름의노을클라우드플랫폼'
const SENTENCE = '결제 승인 서버를 처음부터 만들고 하루 천만 건까지 키워 본 분을 찾고 있어요.'

const HASH = '26c99426b738e09a7a6e22decdd3fc6e906ad3f70b942ec69e424c45d8dd8d93'

/** A schema as the library made it: what it is stands in it. */
type Defined = { def: z.core.$ZodTypes['_zod']['def'] }

/** Counts the parts of an answer, so that list items differ and every enum value appears. */
type Turn = { next: () => number }

/** Generates an answer from the schema: lists of three, long words, every second text of two lines. */
export function sampleAnswer(key: keyof typeof calls): unknown {
  const schema = Object.values<Call['out'][number]>(calls[key].out)[0]
  let at = 0
  return schema ? sampleOf(schema, { next: () => (at += 1) }, '') : undefined
}

function sampleOf(schema: z.core.$ZodType, turn: Turn, name: string): unknown {
  const { def } = schema as unknown as Defined
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([field, inner]) => [field, sampleOf(inner, turn, field)]),
      )
    case 'array':
      return sampleList(schema, () => sampleOf(def.element, turn, `name among ${name}`))
    case 'record':
      return sampleRecord(def, turn)
    case 'tuple':
      return def.items.map((item) => sampleOf(item, turn, name))
    case 'string':
      return sampleText(schema, turn, name)
    case 'number':
      return taken(schema, name, [7_280, 2_026, 96, 12, 5, 1, 0])
    case 'boolean':
      return turn.next() % 2 === 0
    case 'literal':
      return def.values[0]
    case 'enum':
      return oneOf(Object.values(def.entries), turn)
    case 'union':
      return sampleOf(oneOf(def.options, turn), turn, name)
    case 'nullable':
      return isAddress(name) || name === 'nextCursor' ? null : sampleOf(def.innerType, turn, name)
    case 'optional':
    case 'default':
    case 'readonly':
      return sampleOf(def.innerType, turn, name)
    case 'lazy':
      return sampleOf(def.getter(), turn, name)
    case 'null':
      return null
    default:
      throw new Error(`no sample of ${def.type} for ${name}`)
  }
}

const oneOf = <One>(all: readonly One[], turn: Turn): One => all[turn.next() % all.length] as One

const isAddress = (name: string) => /logo|photo|picture|image|url$/i.test(name)

function sampleRecord({ keyType, valueType }: z.core.$ZodRecordDef, turn: Turn) {
  const { def } = keyType as unknown as Defined
  const keys = def.type === 'enum' ? Object.values(def.entries) : [LONG_WORD]
  return Object.fromEntries(keys.map((key) => [key, sampleOf(valueType, turn, String(key))]))
}

/** Three items, or as many as the schema allows. */
function sampleList(schema: z.core.$ZodType, make: () => unknown): unknown {
  const all = Array.from({ length: 3 }, make)
  if (z.safeParse(schema, all).success) return all
  while (all.length < 31) all.push(make())
  return taken(
    schema,
    'a list',
    all.map((_, at) => all.slice(0, at)),
  )
}

/** The first of several that the schema takes. */
function taken<One>(schema: z.core.$ZodType, name: string, all: readonly One[]): One {
  const found = all.find((one) => z.safeParse(schema, one).success)
  if (found === undefined) throw new Error(`no sample for ${name}`)
  return found
}

function sampleText(schema: z.core.$ZodType, turn: Turn, name: string): string {
  const at = turn.next()
  const text = at % 2 === 0 || /name|title|position/i.test(name) ? LONG_WORD : SENTENCE
  return taken(schema, name, [text, text.slice(0, 8), ...forms(at)])
}

const digits = (at: number, count: number) => String(at).padStart(count, '0')

/** What texts of the contract look like. */
const forms = (at: number): readonly string[] => [
  `00000000-0000-4000-8000-${digits(at, 12)}`,
  `2026-11-${digits((at % 14) + 1, 2)}T09:30:00+09:00`,
  `2026-11-${digits((at % 14) + 1, 2)}`,
  '2026-10',
  '202610',
  '10:00',
  '12',
  '나루솔',
  '{"data":{}}',
  'A'.repeat(43),
  HASH,
  `somebody-with-a-long-name-${at}@dawn.example`,
  'https://dawn.example/a-rather-long-address',
]
