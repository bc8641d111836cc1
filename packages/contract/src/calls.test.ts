import { readdirSync, readFileSync } from 'node:fs'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { companies } from '@coffeeattack/domain/errors/companies'
import { pacts } from '@coffeeattack/domain/errors/pacts'
import { proofs } from '@coffeeattack/domain/errors/proofs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusalsOf, splitKey, type Tagged } from './call.ts'
import { calls } from './calls.ts'

const table: [string, Tagged][] = Object.entries(calls)
const keys = table.map(([key]) => key)

/** The first column of every table in docs/api.md: `GET, PATCH /a/{id}; POST /b · GET /c, /d`. */
function documentedKeys(): string[] {
  const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const cells = [...page.matchAll(/^\| ((?:GET|POST|PATCH|DELETE)[^|]*)\|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => cell.split(/[;·]/).flatMap(keysIn))
}

const split = (list: string) => list.split(',').map((each) => each.trim())

function keysIn(part: string): string[] {
  const [, methods = '', paths = ''] = /^\s*((?:[A-Z]+(?:,\s*)?)+)\s+(\/.*)$/.exec(part.trim()) ?? []
  return split(methods).flatMap((method) =>
    split(paths).map((path) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
}

/** Each declaration of a call, with the name of its file. */
function declaredCalls(): [string, string][] {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return [...text.matchAll(/^ {2}'([A-Z]+ \/[^']*)':/gm)].map(([, key = '']): [string, string] => [
      key,
      file,
    ])
  })
}

test('docs/api.md and the table list the same calls', () => {
  const documented = documentedKeys()
  expect(documented.length).toBeGreaterThan(90)
  expect(documented.toSorted()).toEqual(keys.toSorted())
})

test('no call is declared twice, in one feature or in two', () => {
  expect(
    declaredCalls()
      .map(([key]) => key)
      .toSorted(),
  ).toEqual(keys.toSorted())
})

test('a call is declared in a file named after the module that handles it', () => {
  const modules = new URL('../../../apps/server/src/modules/', import.meta.url)
  const nouns = readdirSync(modules)
  const nounIn = (file: string) => nouns.find((noun) => file === `${noun}.ts` || file.startsWith(`${noun}-`))
  const nounOf = new Map(declaredCalls().map(([key, file]) => [key, nounIn(file)]))
  const handled = nouns.flatMap((noun) => {
    const text = readFileSync(new URL(`${noun}/module.ts`, modules), 'utf8')
    return [...text.matchAll(/'([A-Z]+ \/[^']*)'/g)].map(([, key = '']) => [key, noun] as const)
  })
  expect(handled.map(([key]) => key).toSorted()).toEqual(keys.toSorted())
  expect(handled.filter(([key, noun]) => nounOf.get(key) !== noun)).toEqual([])
})

test('every call is whole', () => {
  for (const [key, call] of table) {
    const { method, path } = splitKey(key)
    const { errors = [] } = call
    expect(Object.keys(call.params?.shape ?? {}), key).toEqual(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
    )
    expect(call.about, key).toMatch(/[가-힣].*(요|예요|이에요)\.$/)
    expect(new Set(errors).size, key).toBe(errors.length)
    expect(method === 'GET' && (call.body ?? call.makes), key).toBeFalsy()
    expect(call.makes && method !== 'POST', key).toBeFalsy()
    expect(call.roles !== undefined, key).toBe(call.auth === 'operator')
    expect(call.events ? Object.keys(call.events) : Object.keys(call.out), key).not.toEqual([])
    // Nothing is told of what is done (204), or of what will be (202).
    for (const [status, shape] of Object.entries(call.out))
      expect(shape === null ? ['202', '204'] : ['200', '202', '208'], key).toContain(status)
  }
})

test('no call of the site refuses with what the site has no words for', () => {
  for (const [key, call] of table.filter(([key]) => !/^\w+ \/(console|v1)\//.test(key))) {
    // The screens of joining, of pacts and of proofs bring their words along, so that no other page carries them.
    const own = key.includes(' /business/')
      ? companies
      : /\/pacts|\/verify$/.test(key)
        ? pacts
        : key.includes(' /users/proof')
          ? proofs
          : {}
    expect(Object.keys({ ...candidateCatalogue, ...own }), key).toEqual(
      expect.arrayContaining(refusalsOf(key, call)),
    )
  }
})

test('every query is read from text only', () => {
  const fields = table.flatMap(([key, { query }]) =>
    Object.values(query?.shape ?? {}).map((field) => [key, field]),
  )
  for (const [key, field] of fields) {
    const accepts = (value: unknown) => (field as z.ZodType).safeParse(value).success
    expect(
      [accepts(1), accepts(true), accepts(null), accepts(['true']), accepts({})],
      String(key),
    ).not.toContain(true)
  }
})

test('refusals that follow from the form are added to the call’s own', () => {
  const refusals = (key: keyof typeof calls) => refusalsOf(key, calls[key])
  expect(refusals('PATCH /v2/users/offers/refuse/:id')).toEqual([
    'INVALID_INPUT',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'UNAUTHORIZED',
    'EXPIRED_TOKEN',
    'PHONE_UNPROVED',
    'NOT_FOUND',
    'OFFER_NOT_WAITING',
    'OFFER_MATCHED',
    'OFFER_REFUSED',
    'OFFER_EXPIRED',
    'OFFER_WITH_AGENT',
    'COMPANY_TAKEN_DOWN',
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'UNAVAILABLE',
  ])
})

test('the identity number is asked for in one call, which keeps nothing to compare (VER-10)', () => {
  const asking = table.filter(([, { body }]) => body instanceof z.ZodObject && 'identity' in body.shape)
  expect(asking.map(([key, { makes }]) => [key, makes])).toEqual([['POST /v3/users/tax', undefined]])
})
