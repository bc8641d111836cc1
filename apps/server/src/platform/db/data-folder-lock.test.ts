import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataFolderInUse, holdFile, lockDataFolder } from './data-folder-lock.ts'
import { makeTestFolder } from './testing/test-folder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = makeTestFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the lock of a data folder', () => {
  test('refuses a second holder with a message that names folder and process', async () => {
    const lock = await lockDataFolder(dataDir)
    await expect(lockDataFolder(dataDir)).rejects.toThrow(
      `이미 다른 프로세스가 이 데이터 폴더를 쓰고 있어요: ${dataDir} (프로세스 번호 ${process.pid})`,
    )
    await lock.release()
  })

  test('can be taken again once released', async () => {
    await (await lockDataFolder(dataDir)).release()
    const again = await lockDataFolder(dataDir)
    await expect(lockDataFolder(dataDir)).rejects.toThrow(DataFolderInUse)
    await again.release()
  })

  test('is the same by any path to the folder', async () => {
    const link = `${dataDir}-link`
    symlinkSync(dataDir, link)
    const lock = await lockDataFolder(link)
    await expect(lockDataFolder(dataDir)).rejects.toThrow(DataFolderInUse)
    await lock.release()
    rmSync(link)
  })

  test('of one folder does not lock another', async () => {
    const other = join(dataDir, 'other')
    mkdirSync(other)
    const locks = await Promise.all([lockDataFolder(dataDir), lockDataFolder(other)])
    expect(locks).toHaveLength(2)
    await Promise.all(locks.map((lock) => lock.release()))
  })
})

describe('the lock file, on systems without abstract sockets', () => {
  test('refuses while its process is alive', async () => {
    const lock = await holdFile(dataDir)
    await expect(holdFile(dataDir)).rejects.toThrow(DataFolderInUse)
    await lock.release()
  })

  test.each(['999999999', '', 'not a number'])('is taken over when it holds %j', async (left) => {
    writeFileSync(join(dataDir, 'lock'), left)
    const lock = await holdFile(dataDir)
    await lock.release()
    expect(readdirSync(dataDir)).toEqual([])
  })
})
