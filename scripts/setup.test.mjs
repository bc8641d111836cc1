import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ensureInstalled } from './setup.mjs'

beforeEach(() => vi.spyOn(console, 'log').mockReturnValue())

/**
 * A project with a fake npm, which writes down its arguments and fails that many times before it installs.
 * `npm run proof:lean-install` shows that the real npm installs the development packages.
 */
function projectWithNpm({ failures = 0 } = {}) {
  const project = mkdtempSync(path.join(os.tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const at = (/** @type {string} */ file) => path.join(project, file)
  writeFileSync(at('package.json'), '{}')
  const npm = [
    '#!/bin/sh',
    'echo "$*" >> runs',
    `[ $(wc -l < runs) -gt ${failures} ] || exit 1`,
    'mkdir -p node_modules && echo installed > node_modules/.package-lock.json',
  ]
  writeFileSync(at('npm'), npm.join('\n'), { mode: 0o755 })
  vi.stubEnv('PATH', `${project}${path.delimiter}${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  return {
    install: () => ensureInstalled(project, 0),
    runs: () => readFileSync(at('runs'), 'utf8').trim().split('\n'),
    write: (/** @type {string} */ file, /** @type {string} */ content) => writeFileSync(at(file), content),
  }
}

test('[OPS-1] npm installs the development packages too, whatever NODE_ENV says', () => {
  const { install, runs } = projectWithNpm()
  install()
  expect(runs()).toEqual([expect.stringMatching(/^ci --include=dev /)])
})

test('[OPS-1] a second start installs nothing', () => {
  const { install, runs } = projectWithNpm()
  install()
  install()
  expect(runs()).toHaveLength(1)
})

test.for([
  ['an install by hand that left packages out', 'node_modules/.package-lock.json'],
  ['a changed manifest', 'package.json'],
  ['a changed lock file', 'package-lock.json'],
])('[OPS-1] after %s the next start installs again', ([, file]) => {
  const { install, runs, write } = projectWithNpm()
  install()
  write(file, '{ "version": "2.0.0" }')
  install()
  expect(runs()).toHaveLength(2)
})

test('[OPS-1] an install that fails twice succeeds at the third try', () => {
  const { install, runs } = projectWithNpm({ failures: 2 })
  install()
  expect(runs()).toHaveLength(3)
})

test('[OPS-1] an install that fails three times ends with advice', () => {
  const { install, runs } = projectWithNpm({ failures: 9 })
  expect(install).toThrow('인터넷 연결을 확인하고 같은 명령을 다시 실행해 주세요.')
  expect(runs()).toHaveLength(3)
})
