import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** `import type` and `export type` leave nothing behind when the types are stripped. */
const runtimeImport = /^(?:import|export)(?! type\b)[^'"]*?['"]([^'"]+)['"]/gm

function importsFrom(file: URL, seen = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of readFileSync(fileURLToPath(file), 'utf8').matchAll(runtimeImport)) {
    const target = specifier.startsWith('.') ? new URL(specifier, file) : ourPackage(specifier)
    const name = target?.href ?? specifier
    if (seen.has(name)) continue
    seen.add(name)
    if (target) importsFrom(target, seen)
  }
  return seen
}

function ourPackage(specifier: string): URL | null {
  const [, name, path] = /^@coffeeattack\/(\w+)\/(.+)$/.exec(specifier) ?? []
  return name ? new URL(`../../${name}/src/${path}.ts`, import.meta.url) : null
}

test('the client reaches the browser without zod, the table of calls and the words of the console', () => {
  const imported = [...importsFrom(new URL('client.ts', import.meta.url))]
  expect(imported.some((name) => name.endsWith('/domain/src/errors/candidate-catalogue.ts'))).toBe(true)
  expect(
    imported.filter((name) => /zod|\/calls\.ts|\/shapes\.ts|\/errors\/operators\.ts/.test(name)),
  ).toEqual([])
})

test('the addresses of pages reach the browser alone', () => {
  for (const [pages, own] of [
    ['pages.ts', ['./page-address.ts']],
    ['console-pages.ts', ['./page-address.ts']],
    ['page-address.ts', []],
  ] as const) {
    const text = readFileSync(new URL(pages, import.meta.url), 'utf8')
    const imported = [...text.matchAll(/^(?:import (?!type\b)|export )[^'\n]* from '([^']+)'/gm)]
    expect(imported.map(([, from]) => from)).toEqual(own)
  }
})
