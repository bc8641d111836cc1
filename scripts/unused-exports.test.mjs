import { expect, test } from 'vitest'
import { unusedExports } from './unused-exports.mjs'

const RULE = 'packages/domain/src/offers/rule.ts'
const MAIN = 'apps/server/src/main.ts'
const runs = (/** @type {string} */ text) => ({
  [MAIN]: `import { rule } from '@coffeeattack/domain/offers/rule'\n${text}`,
})
const asks = (/** @type {string} */ names) => ({
  'packages/domain/src/offers/rule.test.ts': `import { ${names} } from './rule.ts'\n`,
})
const complaintsOf = (/** @type {Record<string, string>} */ files) =>
  unusedExports(new Map(Object.entries(files))).map((complaint) => complaint.replace(/^.*\//, ''))

/** @type {[sentence: string, files: Record<string, string>][]} */
const fine = [
  ['a rule that the server runs', { [RULE]: 'export const rule = 1\n', ...runs('rule\n') }],
  [
    'a rule that another rule needs',
    { [RULE]: 'export const part = 1\nexport const rule = part\n', ...runs('rule\n'), ...asks('part') },
  ],
  [
    'a truth of tests that says so, and what it stands on',
    {
      [RULE]: 'export const base = 1\n\n/**\n * Who may.\n * @oracle\n */\nexport const mayDo = base\n',
      ...asks('base, mayDo'),
    },
  ],
  [
    'what is imported when it is needed',
    {
      [RULE]: 'export const rule = 1\n',
      [MAIN]: "run(async () => (await import('@coffeeattack/domain/offers/rule')).rule)\n",
    },
  ],
  [
    'what is used by the name of its module',
    {
      [RULE]: 'export const rule = 1\n',
      [MAIN]: "import * as rules from '@coffeeattack/domain/offers/rule'\nrun(rules.rule)\n",
    },
  ],
  [
    'a screen that the route table names',
    {
      'apps/web/app/routes.ts': "export default [route('/login', 'routes/login.tsx')]\n",
      'apps/web/app/routes/login.tsx': 'export const meta = 1\nexport default function Login() {}\n',
    },
  ],
  [
    'a table that a tool finds by its folder',
    {
      'apps/server/drizzle.config.ts': "export default { schema: './src/schema/*.ts' }\n",
      'apps/server/src/schema/offers.ts': 'export const offers = 1\n',
    },
  ],
  [
    'a program that a command of npm starts',
    {
      'apps/web/package.json': '{ "scripts": { "build": "node scripts/fonts.ts" } }',
      'apps/web/scripts/fonts.ts': 'export const fonts = 1\n',
    },
  ],
  ['what tests make for themselves', { 'apps/server/src/testing/clock.ts': 'export const clock = 1\n' }],
  [
    'what leans on the tools of tests, and what leans on that',
    {
      'apps/server/src/offers/steps.ts': "import { expect } from 'vitest'\nexport const step = expect\n",
      'apps/server/src/offers/walk.ts': "import { step } from './steps.ts'\nexport const walk = step\n",
    },
  ],
]

test.each(fine)('finds nothing wrong with %s', (_, files) => {
  expect(complaintsOf(files)).toEqual([])
})

/** @type {[sentence: string, files: Record<string, string>, complaints: string[]][]} */
const found = [
  [
    'a rule that tests alone run',
    { [RULE]: 'export const rule = 1\nexport const dead = 2\n', ...runs('rule\n'), ...asks('dead') },
    ['rule.ts: only tests use dead: delete it, let production run it, or mark it @oracle'],
  ],
  [
    'a rule that only a dead rule uses',
    { [RULE]: 'export const part = 1\nexport const dead = part\n', ...asks('part, dead') },
    [
      'rule.ts: only tests use part: delete it, let production run it, or mark it @oracle',
      'rule.ts: only tests use dead: delete it, let production run it, or mark it @oracle',
    ],
  ],
  [
    'a rule that is imported where nothing is done with it',
    { [RULE]: 'export const rule = 1\n', ...runs('') },
    ['rule.ts: nobody uses rule'],
  ],
  [
    'a rule that is spoken of in a comment alone',
    { [RULE]: 'export const rule = 1\n', ...runs('/* See\n * rule */\n// rule\n') },
    ['rule.ts: nobody uses rule'],
  ],
  [
    'a rule whose namesake is a field of something else',
    { [RULE]: 'export const rule = 1\n', ...runs('run(law.rule)\n') },
    ['rule.ts: nobody uses rule'],
  ],
  [
    'a type of nothing',
    { [RULE]: 'export const rule = 1\nexport type Idle = string\n', ...runs('rule\n') },
    ['rule.ts: nobody uses Idle'],
  ],
  [
    'a part that is exported for nobody',
    { [RULE]: 'export const part = 1\nexport const rule = part\n', ...runs('rule\n') },
    ['rule.ts: part need not be exported: only its own file uses it'],
  ],
  [
    'a truth that production runs',
    { [RULE]: '/** @oracle */\nexport const rule = 1\n', ...runs('rule\n'), ...asks('rule') },
    ['rule.ts: rule is no oracle: production runs it'],
  ],
  [
    'a truth that no test asks',
    { [RULE]: '/** @oracle */\nexport const rule = 1\n' },
    ['rule.ts: no test asks the oracle rule'],
  ],
  [
    'a mark that belongs to the declaration above',
    { [RULE]: '/** @oracle */\nexport const truth = 1\nexport const dead = 2\n', ...asks('truth, dead') },
    ['rule.ts: only tests use dead: delete it, let production run it, or mark it @oracle'],
  ],
  [
    'a dead rule in a program whose people are called test-…',
    {
      [MAIN]: "import { people } from './test-people.ts'\nrun(people)\n",
      'apps/server/src/test-people.ts': 'export const people = 1\nexport const dead = 2\n',
    },
    ['test-people.ts: nobody uses dead'],
  ],
  [
    'a rule that reaches a program only through a fake of the tests',
    {
      [RULE]: 'export const rule = 1\n',
      'apps/web/vitest.config.ts': "import { fake } from './app/testing/fake.ts'\nexport default fake\n",
      'apps/web/app/testing/fake.ts':
        "import { rule } from '@coffeeattack/domain/offers/rule'\nexport const fake = rule\n",
    },
    ['rule.ts: only tests use rule: delete it, let production run it, or mark it @oracle'],
  ],
  [
    'a file that no program loads',
    { 'apps/server/src/offers/old.ts': 'export function old() {}\n', [MAIN]: 'run()\n' },
    ['old.ts: nobody uses old'],
  ],
]

test.each(found)('finds %s', (_, files, complaints) => {
  expect(complaintsOf(files)).toEqual(complaints)
})
