import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DatabaseLog } from '../log.ts'
import { makeTestFolder } from '../testing/test-folder.ts'
import { findBinaries, packageFolder } from './binaries.ts'

let folder: string
beforeEach(() => {
  folder = makeTestFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const log = { info: vi.fn<DatabaseLog['info']>(), warn() {}, error() {} }

/** The package after `npm ci --ignore-scripts`, without the links of its libraries. */
function installWithoutScripts() {
  const installed = join(folder, 'installed')
  cpSync(packageFolder(), installed, { recursive: true, verbatimSymlinks: true })
  const libraries = join(installed, 'native/lib')
  const links = readdirSync(libraries).filter((name) => lstatSync(join(libraries, name)).isSymbolicLink())
  for (const name of links) rmSync(join(libraries, name))
  // Another version, so that copies made by a service on this machine are not used.
  const manifest = join(installed, 'package.json')
  const { version, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  writeFileSync(manifest, JSON.stringify({ ...rest, version: `${version}-test-${process.pid}` }))
  return installed
}

describe('the programs of the npm package', () => {
  test('run although its install script did not run', () => {
    const installed = installWithoutScripts()
    const { postgres } = findBinaries({ account: undefined, dataDir: folder, log, installed })
    expect(postgres).toBe(join(installed, 'native/bin/postgres'))
  })

  test.runIf(isRoot)('are copied, once, when their account cannot reach them, and the log says so', () => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const installed = installWithoutScripts()
    const wish = { account: nobody, dataDir, log, installed }
    const { postgres } = findBinaries(wish)
    const copy = dirname(dirname(dirname(postgres)))
    try {
      expect(postgres).not.toContain(folder)
      expect(log.info).toHaveBeenCalledWith(
        {},
        `PostgreSQL 실행 파일을 실행할 수 있는 폴더로 복사했어요: ${copy}`,
      )
      const { ino } = lstatSync(postgres)
      expect(lstatSync(findBinaries(wish).postgres).ino).toBe(ino)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
})
