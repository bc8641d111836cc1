import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ensureInstalled } from './setup.mjs'

/*
 * A project of its own with one package that runs and one that builds. Both lie beside it, so that npm asks nobody. Each
 * install takes npm two seconds of a core, so one is made for all tests.
 */

let root = ''
const there = (/** @type {string} */ name) => existsSync(path.join(root, 'node_modules', name))
/** As npm writes it, so that npm leaves it as it is. */
const write = (/** @type {string} */ file, /** @type {object} */ content) =>
  writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`)

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'setup-'))
  const project = {
    name: 'project',
    version: '1.0.0',
    dependencies: { runner: 'file:runner' },
    devDependencies: { builder: 'file:builder' },
  }
  write('package.json', project)
  for (const name of ['runner', 'builder']) {
    mkdirSync(path.join(root, name))
    write(`${name}/package.json`, { name, version: '1.0.0' })
  }
  write('package-lock.json', {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': project,
      builder: { version: '1.0.0', dev: true },
      'node_modules/builder': { resolved: 'builder', link: true },
      'node_modules/runner': { resolved: 'runner', link: true },
      runner: { version: '1.0.0' },
    },
  })
  vi.stubEnv('NODE_ENV', 'production')
  ensureInstalled(root)
  vi.unstubAllEnvs()
}, 180_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => vi.spyOn(console, 'log').mockReturnValue())

test('[OPS-1] what builds is installed even when NODE_ENV says production', () => {
  expect(there('builder')).toBe(true)
})

test('[OPS-1] a second start installs nothing', () => {
  writeFileSync(path.join(root, 'node_modules', 'untouched'), '')
  ensureInstalled(root)
  expect(there('untouched')).toBe(true)
})

test(
  '[OPS-1] a start after an install without development packages installs them',
  { timeout: 180_000 },
  () => {
    execFileSync('npm', ['prune', '--omit=dev', '--offline', '--loglevel=error'], { cwd: root })
    expect(there('builder')).toBe(false)
    ensureInstalled(root)
    expect(there('builder')).toBe(true)
  },
)
