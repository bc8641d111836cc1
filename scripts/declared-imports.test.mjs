import { expect, test } from 'vitest'
import { undeclaredImports } from './declared-imports.mjs'

const manifests = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '1' } }),
  'apps/server/package.json': JSON.stringify({
    name: '@coffeeattack/server',
    dependencies: { fastify: '1', '@coffeeattack/domain': '1' },
    devDependencies: { vite: '1', '@types/mdast': '1' },
  }),
  'packages/kit/package.json': JSON.stringify({
    name: '@coffeeattack/kit',
    peerDependencies: { react: '1' },
  }),
}
const complaintsAbout = (/** @type {string} */ file, /** @type {string} */ text) =>
  undeclaredImports(new Map(Object.entries({ ...manifests, [file]: text })))

const undeclared = [
  ['an import', 'apps/server/src/a.ts', "import { x } from 'pretendard/x'"],
  ['an import on the way', 'apps/server/src/a.ts', "const x = await import('pretendard')"],
  [
    'a file of a package',
    'apps/server/src/a.ts',
    "createRequire(import.meta.url).resolve('pretendard/package.json')",
  ],
  ['an import of styles', 'apps/server/src/a.css', "@import 'pretendard/x.css';"],
  ['an import of types', 'apps/server/src/a.ts', "import type { X } from 'pretendard'"],
  ['a package of ours', 'apps/server/src/a.ts', "import { x } from '@coffeeattack/kit/x'"],
]

test.each(undeclared)('[OPS-1] every bare import is declared in its own manifest: %s', (_, file, text) => {
  const [name] = /pretendard|@coffeeattack\/kit/.exec(text) ?? []
  expect(complaintsAbout(file, text)).toEqual([
    `${file}: ${name} is not declared in apps/server/package.json`,
  ])
})

test('[OPS-1] what the product runs is no development package', () => {
  expect(complaintsAbout('apps/server/src/a.ts', "import { build } from 'vite'")).toEqual([
    'apps/server/src/a.ts: the product runs vite, which apps/server/package.json declares for development only',
  ])
  expect(complaintsAbout('apps/server/src/a.ts', "import { test } from 'vitest'")).toHaveLength(1)
})

const declared = [
  ['what the workspace depends on', 'apps/server/src/a.ts', "import { x } from 'fastify'"],
  ['what a peer brings', 'packages/kit/src/a.ts', "import { x } from 'react/jsx-runtime'"],
  ['itself', 'packages/kit/src/a.ts', "import { x } from '@coffeeattack/kit/x'"],
  ["Node's own modules", 'apps/server/src/a.ts', "import { x } from 'node:fs'\nimport { y } from 'path'"],
  [
    'types of a development package',
    'apps/server/src/a.ts',
    "import type { X } from 'mdast'\nimport type { Y } from 'vite'",
  ],
  ['the tools of the whole house, in tests', 'apps/server/src/a.test.ts', "import { test } from 'vitest'"],
]

test.each(declared)('allows: %s', (_, file, text) => {
  expect(complaintsAbout(file, text)).toEqual([])
})
