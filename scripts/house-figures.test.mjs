import { expect, test } from 'vitest'
import { houseFigures } from './house-figures.mjs'

const lines = (/** @type {number} */ count) => '// a line\n'.repeat(count)
const STORE = 'apps/server/src/offers/store.ts'
const MAIN = 'apps/server/src/main.ts'
const figuresOf = (/** @type {Record<string, string>} */ files) =>
  houseFigures(new Map(Object.entries(files)), [])

test('counts the files of production by package, with the median and the 90th percentile of their lines', () => {
  const rules = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((count) => [`packages/domain/src/rule-${count}.ts`, lines(count)]),
  )
  expect(figuresOf({ ...rules, 'apps/web/app/root.tsx': lines(20) }).sizes).toEqual([
    { name: 'apps/web', files: 1, median: 20, ninetieth: 20 },
    { name: 'packages/domain', files: 10, median: 5, ninetieth: 9 },
    { name: 'all', files: 11, median: 6, ninetieth: 20 },
  ])
})

test.each([
  ['a test', { 'packages/domain/src/rule.test.ts': '' }],
  ['what stands in testing/', { 'apps/server/src/testing/clock.ts': '' }],
  [
    'what leans on a tool of tests',
    { 'apps/server/src/offers/steps.ts': "import { expect } from 'vitest'\n" },
  ],
  ['a walk through the whole system', { 'e2e/offers.spec.ts': '' }],
  ['settings of a tool', { 'apps/web/vite.config.ts': '' }],
])('does not count %s', (_, files) => {
  expect(figuresOf(files).sizes).toEqual([{ name: 'all', files: 0, median: 0, ninetieth: 0 }])
})

/** A short file and one user of it; the rest of the house is laid over that. */
const oneUser = (/** @type {Record<string, string>} */ rest = {}) => ({
  [STORE]: 'export const store = 1\n',
  [MAIN]: "import { store } from './offers/store.ts'\nrun(store)\n",
  ...rest,
})

test.each([
  ['a short file with one user', oneUser()],
  [
    'one that a test uses through its user alone',
    oneUser({ 'apps/server/src/main.test.ts': "import './main.ts'\n" }),
  ],
  [
    'one that the tools of tests use too',
    oneUser({ 'apps/server/src/testing/world.ts': "import { store } from '../offers/store.ts'\n" }),
  ],
])('would fold %s', (_, files) => {
  expect(figuresOf(files).foldable).toEqual([STORE])
})

test.each([
  ['a file of forty lines', oneUser({ [STORE]: lines(40) })],
  ['what two use', oneUser({ 'apps/server/src/app.ts': "import { store } from './offers/store.ts'\n" })],
  [
    'what is tested alone',
    oneUser({ 'apps/server/src/offers/store.test.ts': "import { store } from './store.ts'\n" }),
  ],
  [
    'what is loaded lazily',
    oneUser({ 'apps/server/src/app.ts': "run(() => import('./offers/store.ts'))\n" }),
  ],
  [
    'a screen that the route table names',
    {
      'apps/web/app/routes.ts': "import { login } from './login.tsx'\nexport default route('login.tsx')\n",
      'apps/web/app/login.tsx': 'export const login = 1\n',
    },
  ],
  [
    'what runs on the server only',
    {
      'apps/web/app/root.tsx': "import { find } from './find.server.ts'\nfind()\n",
      'apps/web/app/find.server.ts': 'export const find = 1\n',
    },
  ],
])('would not fold %s', (_, files) => {
  expect(figuresOf(files).foldable).toEqual([])
})

test('counts circles among the files of production, and those that would run', () => {
  const figures = figuresOf({
    [STORE]: "import type { Main } from '../main.ts'\nexport const store = 1\n",
    [MAIN]: "import { store } from './offers/store.ts'\nrun(store)\n",
    'apps/server/src/testing/a.ts': "import './b.ts'\n",
    'apps/server/src/testing/b.ts': "import './a.ts'\n",
  })
  expect(figures.circles).toEqual([[STORE, MAIN, STORE]])
  expect(figures.runningCircles).toBe(0)
})

/** @type {[rule: string, text: string][]} */
const written = [
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

test.each(written)('finds a copy of "%s" in %s', (rule, text) => {
  const spots = figuresOf({ [STORE]: `\nexport const part = ${text}\n` }).copies
  expect(spots.filter((copy) => copy.spots.length > 0)).toEqual([{ rule, spots: [{ file: STORE, line: 2 }] }])
})

test.each([
  ['the home of the rules', 'apps/server/src/modules/offers/core/sql.ts', '`expiry_day < $1`'],
  [
    'a constraint of a table',
    'apps/server/src/platform/db/schema/offers.ts',
    'sql`${t.expiryDay} >= ${t.createdAt}`',
  ],
  ['a column that is read', STORE, '`o.expiry_day as "expiryDay", order by deliver_at`'],
  ['a function of the day', STORE, '({ expiryDay }) => expiryDay'],
  ['a moment that is compared outside of SQL', STORE, 'row.deliverAt > now && expiryDay < today'],
  ['a post that its writer deleted', STORE, '`p.deleted_at is null`'],
  ['a test', 'apps/server/src/offers/store.test.ts', '`expiry_day < $1`'],
])('takes for no copy: %s', (_, file, text) => {
  expect(figuresOf({ [file]: `export const part = ${text}\n` }).copies.flatMap(({ spots }) => spots)).toEqual(
    [],
  )
})
