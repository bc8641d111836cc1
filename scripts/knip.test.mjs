import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, environment } from './setup.mjs'

/* What knip refuses by our settings, shown on a small house: knip runs once for the product, once for everything. */

const DOMAIN = 'packages/domain/src'
const SERVER = 'apps/server/src'
const HOUSE = {
  'package.json': { name: 'house', workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '1' } },
  'packages/domain/package.json': { name: '@coffeeattack/domain', exports: { './*': './src/*.ts' } },
  'apps/server/package.json': {
    name: '@coffeeattack/server',
    dependencies: { '@coffeeattack/domain': '1', fastify: '1' },
    devDependencies: { vite: '1' },
  },
  'packages/domain/tsconfig.json': {},
  'apps/server/tsconfig.json': {},
  [`${DOMAIN}/rule.ts`]: 'export const rule = 1\nexport const onlyTested = 2\nexport const nobody = 3\n',
  [`${DOMAIN}/rule.test.ts`]:
    "import { test } from 'vitest'\nimport fc from 'fast-check'\nimport { onlyTested } from './rule.ts'\ntest(fc, onlyTested)\n",
  [`${SERVER}/main.ts`]:
    "import fastify from 'fastify'\nimport { build } from 'vite'\nimport pad from 'left-pad'\nimport { rule } from '@coffeeattack/domain/rule'\nfastify(build, pad, rule)\n",
  [`${SERVER}/old.ts`]: 'export const old = 1\n',
}

/** The issues of a run, each as `kind file name`. */
function knip(/** @type {string} */ folder, /** @type {string[]} */ ...flags) {
  const args = ['--reporter=json', `--config=${path.join(ROOT, 'knip.config.js')}`, ...flags]
  const { stdout } = spawnSync('knip', args, { cwd: folder, env: environment(), encoding: 'utf8' })
  /** @type {{ issues: ({ file: string } & Record<string, { name: string }[]>)[] }} */
  const { issues } = JSON.parse(stdout)
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        Array.isArray(found) ? found.map(({ name }) => `${kind} ${file} ${name}`) : [],
      ),
    )
    .toSorted()
}

test('[OPS-1] refuses what nobody or only tests use, undeclared packages, and development packages in the product', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'knip-'))
  try {
    for (const [file, content] of Object.entries(HOUSE)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
    }
    expect(knip(folder, '--production', '--strict')).toEqual([
      `exports ${DOMAIN}/rule.ts nobody`,
      `exports ${DOMAIN}/rule.ts onlyTested`,
      `files ${SERVER}/old.ts ${SERVER}/old.ts`,
      `unlisted ${SERVER}/main.ts left-pad`,
      `unlisted ${SERVER}/main.ts vite`,
    ])
    expect(knip(folder, '--dependencies', '--exclude=binaries,unresolved')).toEqual([
      `unlisted ${SERVER}/main.ts left-pad`,
      `unlisted ${DOMAIN}/rule.test.ts fast-check`,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
