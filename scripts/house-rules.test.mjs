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
    'the kit knows neither front end',
    'packages/kit/src/a.ts',
    "import { x } from '../../../apps/web/app/a.ts'",
  ],
  ['zod does not go into the kit', 'packages/kit/src/a.ts', "import * as z from 'zod'"],
  [
    "a side never imports another module's side",
    'apps/server/src/modules/offers/candidate/a.ts',
    "import { b } from '../../profiles/candidate/b.ts'",
  ],
  [
    'a dynamic import counts',
    'apps/server/src/modules/offers/jobs/a.ts',
    "const b = await import('../../profiles/console/b.ts')",
  ],
  [
    'a core never imports a side, not even its own',
    'apps/server/src/modules/offers/core/a.ts',
    "import { b } from '../console/b.ts'",
  ],
  [
    'the inside of the candidate search is imported by its own folder alone',
    'apps/server/src/modules/candidates/console/a.ts',
    "import { b } from '../search/filter.ts'",
  ],
  [
    'platform imports no module',
    'apps/server/src/platform/http/a.ts',
    "import { b } from '../../modules/offers/core/b.ts'",
  ],
  [
    'a module is not put together by another',
    'apps/server/src/modules/offers/candidate/a.ts',
    "import { roomsModule } from '../../rooms/module.ts'",
  ],
  [
    'modules.ts alone reads the faces of modules',
    'apps/server/src/app.ts',
    "import { roomsModule } from './modules/rooms/module.ts'",
  ],
  [
    'a module does not know what it is put into',
    'apps/server/src/modules/offers/jobs/a.ts',
    "import { createApp } from '../../../app.ts'",
  ],
  [
    'a module does not know the demo',
    'apps/server/src/modules/offers/jobs/a.ts',
    "import { world } from '../../../demo/world.ts'",
  ],
  [
    'production does not use what is there for tests',
    'apps/server/src/modules/offers/jobs/a.ts',
    "import { world } from '../testing/offers-world.ts'",
  ],
  [
    'past its day an offer is expired: core/sql.ts alone says it',
    'apps/server/src/modules/desk/core/store.ts',
    'const open = `expiry_day >= $3`',
  ],
  [
    'delivered and not taken back: core/sql.ts alone says it, for the query builder too',
    'apps/server/src/modules/offers/jobs/store.ts',
    'lte(offers.deliverAt, now)',
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
    'the addresses of pages go to the browser',
    'apps/web/app/a.ts',
    "import { pages } from '@coffeeattack/contract/pages'",
  ],
  [
    'a side imports its own module and any core',
    'apps/server/src/modules/offers/candidate/a.ts',
    "import { b } from '../jobs/b.ts'\nimport { c } from '../../rooms/core/c.ts'\nimport { d } from '../../../platform/d.ts'",
  ],
  [
    'a core imports cores, platform and what the server is given',
    'apps/server/src/modules/offers/core/a.ts',
    "import { c } from '../../rooms/core/c.ts'\nimport { d } from '../../../platform/d.ts'\nimport type { Deps } from '../../../deps.ts'",
  ],
  [
    'modules.ts reads the faces of modules',
    'apps/server/src/modules.ts',
    "import { roomsModule } from './modules/rooms/module.ts'",
  ],
  [
    'the demo and the tests see all',
    'apps/server/src/demo/a.ts',
    "import { b } from '../modules/offers/candidate/b.ts'",
  ],
  [
    'a test imports what it likes',
    'apps/server/src/modules/offers/candidate/a.test.ts',
    "import { b } from '../../profiles/candidate/b.ts'\nimport { c } from '../testing/c.ts'",
  ],
  [
    'the home of a rule says it in SQL',
    'apps/server/src/modules/offers/core/sql.ts',
    'export const open = `expiry_day >= $1`',
  ],
  [
    'a test says a rule in SQL',
    'apps/server/src/modules/offers/testing/a.ts',
    'const isOver = `expiry_day < $1`',
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
