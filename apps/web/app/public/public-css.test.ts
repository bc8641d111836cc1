import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'public.css'), 'utf8')

/** Expands 'a/{b,c}.tsx'. */
const named = [...css.matchAll(/@source '(.+?)'/g)].flatMap(([, pattern = '']) => {
  const [, before = '', names, after = ''] = /(.*)\{(.*)\}(.*)/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after)
})

test('[PUB-7] every @source of the public pages exists: a moved one would lose its styles', () => {
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((source) => !existsSync(path.join(import.meta.dirname, source)))).toEqual([])
})
