import { expect, test } from 'vitest'
import { complaints, importsOf } from './house-rules.mjs'

const refused = [
  ['domain depends on nothing', 'packages/domain/src/a.ts', "import { z } from 'zod'"],
  ['domain never reads the clock', 'packages/domain/src/a.ts', 'export const now = () => Date.now()'],
  ['web never imports the server', 'apps/web/app/a.ts', "import { x } from '@coffeeattack/server/x'"],
  [
    'web never reaches the server by path',
    'apps/web/app/a.ts',
    "import { x } from '../../server/src/app.ts'",
  ],
  [
    'schemas do not go to the browser',
    'apps/web/app/a.ts',
    "import { calls } from '@coffeeattack/contract/calls'",
  ],
  ['zod does not go to the browser', 'apps/console/src/a.ts', "import * as z from 'zod'"],
  ['ui knows no domain', 'packages/ui/src/A.tsx', "import { BRAND } from '@coffeeattack/domain/brand'"],
  [
    'the sandbox knows none of ours',
    'apps/sandbox/src/a.ts',
    "import { BRAND } from '@coffeeattack/domain/brand'",
  ],
  [
    'a feature never imports its sibling',
    'apps/web/app/features/offers/parts/A.tsx',
    "import { b } from '../../profile/b.ts'",
  ],
  [
    'a dynamic import counts',
    'apps/server/src/features/offers/a.ts',
    "const b = await import('../profile/b.ts')",
  ],
  ['no barrels', 'packages/ui/src/index.ts', ''],
  ['no junk drawers', 'apps/server/src/utils/a.ts', ''],
  ['no endless files', 'apps/server/src/a.ts', '\n'.repeat(401)],
]

test.each(refused)('refuses: %s', (_, file, text) => {
  expect(complaints(file, text)).toHaveLength(1)
})

const allowed = [
  ['domain uses es-hangul', 'packages/domain/src/a.ts', "import { josa } from 'es-hangul'"],
  [
    'tests use their tools',
    'packages/domain/src/a.test.ts',
    "import { test } from 'vitest'\nimport fc from 'fast-check'",
  ],
  [
    'types of the contract cost nothing',
    'apps/web/app/a.ts',
    "import type { Calls } from '@coffeeattack/contract/calls'",
  ],
  [
    'the client goes to the browser',
    'apps/web/app/a.ts',
    "import { createClient } from '@coffeeattack/contract/client'",
  ],
  [
    'a feature imports its own parts',
    'apps/web/app/features/offers/A.tsx',
    "import { B } from './parts/B.tsx'",
  ],
  ['the composition root reads the clock', 'apps/server/src/deps.ts', 'const clock = () => new Date()'],
  ['a long file with a reason', 'packages/domain/src/a.ts', `// Long because: one table.${'\n'.repeat(500)}`],
]

test.each(allowed)('allows: %s', (_, file, text) => {
  expect(complaints(file, text)).toEqual([])
})

test('reads every form of import', () => {
  const text =
    "import a from 'a'\nimport type { B } from 'b'\nexport { c } from 'c'\nimport 'd'\nconst e = import('e')\nimport {\n  f,\n} from 'f'"
  expect(
    importsOf(text)
      .map(({ from }) => from)
      .toSorted(),
  ).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
