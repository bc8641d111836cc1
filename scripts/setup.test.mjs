import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

/** A project whose `npm` breaks off so many times before it installs, and the count of its starts. */
function projectWithBrokenNpm(/** @type {number} */ failures) {
  const project = mkdtempSync(path.join(os.tmpdir(), 'broken-npm-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  writeFileSync(path.join(project, 'package.json'), '{}')
  const npm = `#!/bin/sh\necho start >> starts\n[ $(wc -l < starts) -gt ${failures} ] && mkdir -p node_modules\n`
  writeFileSync(path.join(project, 'npm'), npm, { mode: 0o755 })
  vi.stubEnv('PATH', `${project}${path.delimiter}${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  return {
    project,
    starts: () => readFileSync(path.join(project, 'starts'), 'utf8').trim().split('\n').length,
  }
}

test('[OPS-1] an install whose download breaks off twice is made at the third try', () => {
  const { project, starts } = projectWithBrokenNpm(2)
  ensureInstalled(project, 0)
  expect(starts()).toBe(3)
})

test('[OPS-1] an install that fails three times ends with what to do', () => {
  const { project, starts } = projectWithBrokenNpm(9)
  expect(() => ensureInstalled(project, 0)).toThrow('인터넷 연결을 확인하고 같은 명령을 다시 실행해 주세요.')
  expect(starts()).toBe(3)
})
