import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptMasterKey } from './kept-key.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the key is created once, readable by its owner only, and read again', () => {
  const dataDir = join(folder, 'new')
  const key = keptMasterKey(dataDir, randomBytes)
  expect(key).toHaveLength(32)
  expect(keptMasterKey(dataDir, randomBytes)).toEqual(key)
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
})

test('of two processes that start together, the later one uses the key of the first', () => {
  let rival: Buffer | undefined
  const late = keptMasterKey(folder, (bytes) => {
    rival = keptMasterKey(folder, randomBytes)
    return randomBytes(bytes)
  })
  expect(late).toEqual(rival)
})

test('a broken key file is not replaced, because sealed data would be lost', () => {
  writeFileSync(join(folder, 'secrets.key'), 'oops')
  expect(() => keptMasterKey(folder, randomBytes)).toThrow(/secrets\.key/)
  expect(readFileSync(join(folder, 'secrets.key'), 'utf8')).toBe('oops')
})
