import { expect, test } from 'vitest'
import { complaints, coreComplaints, screenComplaints } from './house-rules.mjs'
import { importGraph, importsOf } from './imports.mjs'

const refused = [
  ['domain depends on nothing', 'packages/domain/src/a.ts', "import { z } from 'zod'"],
  ['the domain never reads the clock', 'packages/domain/src/a.ts', 'export const now = () => Date.now()'],
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
    'a lazy import counts too',
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
    'a module does not import another module.ts',
    'apps/server/src/modules/offers/candidate/a.ts',
    "import { roomsModule } from '../../rooms/module.ts'",
  ],
  [
    'only modules.ts imports a module.ts',
    'apps/server/src/app.ts',
    "import { roomsModule } from './modules/rooms/module.ts'",
  ],
  [
    'a module does not import the app',
    'apps/server/src/modules/offers/jobs/a.ts',
    "import { createApp } from '../../../app.ts'",
  ],
  [
    'a module does not import the demo',
    'apps/server/src/modules/offers/jobs/a.ts',
    "import { world } from '../../../demo/world.ts'",
  ],
  [
    'production does not import from testing/',
    'apps/server/src/modules/offers/jobs/a.ts',
    "import { world } from '../testing/offers-world.ts'",
  ],
  [
    'only core/sql.ts writes the expiry of an offer in SQL',
    'apps/server/src/modules/desk/core/store.ts',
    'const open = `expiry_day >= $3`',
  ],
  [
    'only core/sql.ts writes it for the query builder',
    'apps/server/src/modules/offers/jobs/store.ts',
    'lte(offers.deliverAt, now)',
  ],
  ['no barrels', 'packages/ui/src/index.ts', ''],
  ['no utils folder', 'apps/server/src/utils/a.ts', ''],
  ['a file of more than 400 lines needs a reason', 'apps/server/src/a.ts', '\n'.repeat(401)],
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
    'the browser imports types of the contract',
    'apps/web/app/a.ts',
    "import type { Calls } from '@coffeeattack/contract/calls'",
  ],
  [
    'the browser imports the client of the contract',
    'apps/web/app/a.ts',
    "import { createClient } from '@coffeeattack/contract/client'",
  ],
  [
    'the browser imports the addresses of pages',
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
    'modules.ts imports every module.ts',
    'apps/server/src/modules.ts',
    "import { roomsModule } from './modules/rooms/module.ts'",
  ],
  [
    'the demo imports any side',
    'apps/server/src/demo/a.ts',
    "import { b } from '../modules/offers/candidate/b.ts'",
  ],
  [
    'a test imports any side',
    'apps/server/src/modules/offers/candidate/a.test.ts',
    "import { b } from '../../profiles/candidate/b.ts'\nimport { c } from '../testing/c.ts'",
  ],
  [
    'core/sql.ts writes the rule in SQL',
    'apps/server/src/modules/offers/core/sql.ts',
    'export const open = `expiry_day >= $1`',
  ],
  [
    'a test writes a rule in SQL',
    'apps/server/src/modules/offers/testing/a.ts',
    'const isOver = `expiry_day < $1`',
  ],
  ['the composition root reads the clock', 'apps/server/src/deps.ts', 'const clock = () => new Date()'],
  ['a long file with a reason', 'packages/domain/src/a.ts', `// Long because: one table.${'\n'.repeat(500)}`],
]

test.each(allowed)('allows: %s', (_, file, text) => {
  expect(complaints(file, text)).toEqual([])
})

/** @type {[rule: string, text: string][]} */
const copies = [
  ['past its day it is EXPIRED', "`case when o.expiry_day < $2::date then 'EXPIRED' else o.status end`"],
  ['past its day it is EXPIRED', 'sql`${offers.expiryDay} < ${day}`'],
  ['delivered and not taken back', '`deliver_at <= $2`'],
  ['delivered and not taken back', 'lte(table.deliverAt, now)'],
  ['taken back before it was delivered', '`o.undone_at is null`'],
  ['a person who is here', '`join users u on u.id = r.candidate_id and u.deleted_at is null`'],
  ['receives offers now', '`is_active and attack_ends_at >= $2`'],
  ['a room that is open', '`r.closed_at is null`'],
  ['somebody of the console who works there', 'isNull(operators.disabledAt)'],
]
const STORE = 'apps/server/src/modules/desk/core/store.ts'

test.each(copies)('finds a copy of the SQL rule "%s": %s', (rule, text) => {
  const [complaint] = complaints(STORE, `\nconst part = ${text}`)
  expect(complaint).toContain(`line 2 says "${rule}" again in SQL`)
})

test.each([
  [
    'a constraint of a table',
    'apps/server/src/platform/db/schema/offers.ts',
    'sql`${t.expiryDay} >= ${t.at}`',
  ],
  ['a column that is read', STORE, '`o.expiry_day as "expiryDay", order by deliver_at`'],
  ['a field of an object', STORE, '({ expiryDay }) => expiryDay'],
  ['a comparison outside of SQL', STORE, 'row.deliverAt > now && expiryDay < today'],
  ['another table with such a column', STORE, '`p.deleted_at is null`'],
])('takes for no copy of an SQL rule: %s', (_, file, text) => {
  expect(complaints(file, `const part = ${text}`)).toEqual([])
})

const POSITIONS = 'apps/server/src/modules/positions/core/store.ts'
const CLAIM = 'apps/server/src/modules/handover/jobs/store.ts'

test.each([
  '`insert into positions (id) values ($1)`',
  '`with gone as (delete from ${table} where id = $1) select`',
  '`update positions p\n     set title = $2 where id = $1`',
  '`update ${table(kind)} set title = $2`',
  '`merge into positions using given on true`',
])('a module writes with the query builder, not with SQL text: %s', (text) => {
  expect(complaints(POSITIONS, `\nconst written = ${text}`)).toEqual([
    `${POSITIONS}: line 2 writes SQL text: use the query builder`,
  ])
})

test.each([
  ['a lock', POSITIONS, '`select id from positions where id = $1 for update`'],
  ['the query builder', POSITIONS, 'tx.update(positions).set({ title }).where(eq(positions.id, id))'],
  ['a test', POSITIONS.replace('.ts', '.test.ts'), '`delete from positions`'],
  [
    'a file whose statement the builder cannot express',
    CLAIM,
    '`update webhook_deliveries d set due_at = $2`',
  ],
])('%s is not a write as SQL text', (_, file, text) => {
  expect(complaints(file, text)).toEqual([])
})

test('a file that no longer writes SQL text leaves the list of those that may', () => {
  expect(complaints(CLAIM, '')).toEqual([expect.stringContaining('remove it from SQL_WRITERS')])
})

const TABLES = {
  'apps/web/app/routes.ts': "route('offers/:id', 'offers/OfferScreen.tsx')",
  'apps/console/src/routes.tsx': "lazy: () => import('./rooms/MessagesPage.tsx')",
  'apps/web/app/offers/OfferScreen.tsx': '',
  'apps/web/app/offers/Salary.tsx': '',
  'apps/console/src/rooms/MessagesPage.tsx': '',
}

test.each([
  ['apps/web/app/rooms/RoomPane.tsx', '../offers/OfferScreen.tsx', 1],
  ['apps/console/src/desk/DeskPage.tsx', '../rooms/MessagesPage.tsx', 1],
  ['apps/web/app/rooms/RoomPane.tsx', '../offers/Salary.tsx', 0],
  ['apps/web/app/offers/OfferScreen.screen.tsx', './OfferScreen.tsx', 0],
])('only the route table and tests import a screen: %s imports %s', (file, from, count) => {
  const texts = new Map(Object.entries({ ...TABLES, [file]: `import { x } from '${from}'` }))
  expect(screenComplaints(texts)).toHaveLength(count)
})

/** What is wrong with the cores of the modules in these files, each with what it imports. */
const coresOf = (/** @type {Record<string, string[]>} */ files, architecture = '') =>
  coreComplaints(
    new Map(
      Object.entries(files).map(([file, imports]) => [
        `apps/server/src/modules/${file}`,
        imports.map((from) => `import { x } from '${from}'\n`).join(''),
      ]),
    ),
    architecture,
  )

const MODULES = {
  'offers/core/store.ts': ['../../rooms/core/store.ts', './sql.ts'],
  'offers/core/sql.ts': [],
  'offers/candidate/accept.ts': ['../../partners/core/store.ts'],
  'offers/core/store.test.ts': ['../../partners/core/store.ts'],
  'rooms/core/store.ts': [],
  'partners/core/store.ts': [],
}

test('ARCHITECTURE.md shows which core imports which, without sides and tests', () => {
  expect(coresOf(MODULES, '\noffers   → rooms\n(alone) partners, rooms\n')).toEqual([])
  expect(coresOf(MODULES, '\noffers → partners\n')).toEqual([
    'ARCHITECTURE.md: the graph of the cores is out of date:\noffers   → rooms\n(alone) partners, rooms',
  ])
})

test('refuses: cores that import each other, even through a third', () => {
  const round = {
    'offers/core/a.ts': ['../../rooms/core/a.ts'],
    'rooms/core/a.ts': ['../../files/core/a.ts'],
    'files/core/a.ts': ['../../offers/core/a.ts'],
    'desk/core/a.ts': ['../../offers/core/a.ts'],
    'accounts/core/a.ts': [],
  }
  const { 'accounts/core/a.ts': _, ...withoutAccounts } = round
  expect(coresOf(round)[0]).toBe('cores import each other: offers, rooms, files, desk')
  expect(coresOf({ ...withoutAccounts, 'rooms/core/a.ts': [] })[0]).toContain('ARCHITECTURE.md')
})

test('reads every form of import', () => {
  const text =
    "import a from 'a'\nimport type { B } from 'b'\nexport { c } from 'c'\nimport 'd'\nconst e = import('e')\nimport {\n  f,\n} from 'f'"
  const found = importsOf(text)
  expect(found.map(({ from }) => from)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(found.filter(({ typeOnly }) => typeOnly).map(({ from }) => from)).toEqual(['b'])
  expect(found.filter(({ isLazy }) => isLazy).map(({ from }) => from)).toEqual(['e'])
})

test('finds the file that an import means, by its path or by the name of our package', () => {
  const known = ['packages/ui/src/Button.tsx', 'apps/sandbox/src/serve.ts', 'apps/web/app/a.ts']
  const texts = new Map(known.map((file) => [file, '']))
  const imports = ['./a.ts', '@coffeeattack/ui/Button', '@coffeeattack/sandbox/serve', 'react', './gone.ts']
  texts.set('apps/web/app/b.ts', imports.map((from) => `import { x } from '${from}'\n`).join(''))
  const found = importGraph(texts).get('apps/web/app/b.ts') ?? []
  expect(found.map(({ target }) => target).toSorted()).toEqual(known.toSorted())
})
