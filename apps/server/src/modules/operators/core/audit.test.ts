import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deedActions } from '@coffeeattack/domain/operators/deeds'
import { expect, test } from 'vitest'

/** The compiler checks calls of `recordDeed`. This test finds actions that are written without it. */
test('[BIZ-18] every action that the server records has a label', () => {
  const modules = join(import.meta.dirname, '../..')
  const sources = globSync('*/{core,console,candidate,jobs}/*.ts', { cwd: modules }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const named = sources.flatMap((path) =>
    [
      ...readFileSync(join(modules, path), 'utf8').matchAll(/\b(?:action|deed): '([a-z-]+(?:\.[a-z-]+)?)'/g),
    ].map(([, action]) => action!),
  )
  expect(named.length).toBeGreaterThan(50)
  // Decisions about talk posts are recorded as `talk.hide` and `talk.restore`.
  const known = new Set<string>([...deedActions, 'hide', 'restore'])
  expect(named.filter((action) => !known.has(action))).toEqual([])
})
