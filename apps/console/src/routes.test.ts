import { consolePaths } from '@coffeeattack/contract/console-pages'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { applyTheme } from './apply-theme.ts'
import { routes } from './routes.tsx'

test('every named address is a route, and every route is named', () => {
  for (const path of Object.values(consolePaths))
    expect(matchRoutes(routes, path())?.at(-1)?.route.path).toBe(path())
  expect(matchRoutes(routes, '/nowhere')?.at(-1)?.route.path).toBe('*')
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  [null, undefined],
])('a stored theme %s becomes %s', (kept, shown) => {
  const root: { dataset: DOMStringMap } = { dataset: {} }
  applyTheme(root, { getItem: () => kept })
  expect(root.dataset['theme']).toBe(shown)
})
