import { type Call, splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { type RawInput, readInput } from '@coffeeattack/contract/read-input'
import {
  type Draw,
  inputFor,
  type Making,
  spoil,
  type Spoiling,
  spoilings,
} from '@coffeeattack/contract/testing/generated-input'
import {
  ODD_BODIES,
  ODD_PARTS,
  ODD_TOKENS,
  ODD_VALUES,
} from '@coffeeattack/contract/testing/generated-values'
import type { GeneratedWorld } from './generated-world.ts'

type Way = 'fitting' | 'empty' | Spoiling | 'oddPath' | 'oddQuery' | 'oddBody' | 'oddToken'

export type Asked = { key: string; call: Call; way: Way }

/** The fewer parts a call has, the fewer ways there are to ask it wrongly. */
function waysOf({ params, body, events }: Call): readonly Way[] {
  // A stream that is opened does not end.
  if (events) return ['oddToken']
  return [
    'fitting',
    'fitting',
    ...(body ? (['fitting', 'fitting', 'empty', ...spoilings] as const) : []),
    ...(params ? (['oddPath'] as const) : []),
    'oddQuery',
    'oddBody',
    'oddToken',
  ]
}

const everyCall = Object.entries<Call>(calls)
const MOST_WAYS = Math.max(...everyCall.map(([, call]) => waysOf(call).length))

/** Every call in every way, in turns: what one of a turn makes, another finds in the next. */
export const turns: readonly (readonly Asked[])[] = Array.from({ length: MOST_WAYS }, (_, turn) =>
  everyCall.flatMap(([key, call], at) => {
    const way = waysOf(call)[(turn + at) % MOST_WAYS]
    return way ? [{ key, call, way }] : []
  }),
)

export type Sent = {
  method: string
  url: string
  payload: string | undefined
  headers: Record<string, string>
  /** Whether the contract lets it through to what the call does. */
  isFitting: boolean
}

export async function requestOf(world: GeneratedWorld, asked: Asked, draw: Draw): Promise<Sent> {
  const { key, call, way } = asked
  const making = { draw, ids: world.ids }
  const { method } = splitKey(key)
  const params = paramsOf(asked, making)
  const query = call.query ? (inputFor(call.query, making) as Record<string, string>) : {}
  const body = call.body && bodyOf(call.body, way, making)
  const payload = way === 'oddBody' && method !== 'GET' ? draw.one(ODD_BODIES) : JSON.stringify(body)
  const token = way === 'oddToken' ? null : await world.tokenFor(key, call, draw.one)
  return {
    method,
    url: `/api${addressOf(asked, params, draw)}${searchOf(asked, query, draw)}`,
    payload,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token && credentials(call, token)),
      ...(way === 'oddToken' && { authorization: draw.one(ODD_TOKENS) }),
      // From an address of its own, so that no limit of an address hides what the call does.
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(draw.number() * 250)).join('.')}`,
    },
    isFitting: !way.startsWith('odd') && fits(call, { params, query, body }),
  }
}

/** Ids of what the path speaks of, and where there are none whatever the call would take. */
function paramsOf({ key, call }: Asked, making: Making): Record<string, string> {
  const parts = splitKey(key).path.split('/')
  const values = Object.entries(call.params?.shape ?? {}).map(([name, schema]): [string, string] => {
    const before = parts.slice(0, parts.indexOf(`:${name}`)).toReversed()
    const known = making
      .ids(...(name === 'id' ? before : [name, ...before]))
      .filter((id) => schema.safeParse(id).success)
    return [name, known.length > 0 ? making.draw.one(known) : String(inputFor(schema, making))]
  })
  return Object.fromEntries(values)
}

const addressOf = ({ key, way }: Asked, params: Record<string, string>, draw: Draw): string =>
  splitKey(key).path.replaceAll(/:(\w+)/g, (_, name: string) =>
    way === 'oddPath' ? draw.one(ODD_PARTS) : encodeURIComponent(params[name]!),
  )

function searchOf({ call, way }: Asked, query: Record<string, string>, draw: Draw): string {
  const odd = [...Object.keys(call.query?.shape ?? {}), draw.one(['q', '%00', '__proto__', 'a[]'])]
  const fields =
    way === 'oddQuery'
      ? odd.map((name) => `${name}=${draw.one(ODD_VALUES)}`)
      : Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}

function bodyOf(schema: NonNullable<Call['body']>, way: Way, making: Making): unknown {
  if (way === 'empty') return {}
  const fitting = inputFor(schema, making)
  const spoiling = spoilings.find((one) => one === way)
  return spoiling ? spoil(fitting, spoiling, making.draw) : fitting
}

const credentials = ({ auth }: Call, token: string): Record<string, string> =>
  auth === 'operator-refresh'
    ? { cookie: `__Host-console-refresh=${token}` }
    : { authorization: `Bearer ${token}` }

function fits(call: Call, raw: RawInput): boolean {
  try {
    readInput(call, raw)
    return true
  } catch {
    return false
  }
}
