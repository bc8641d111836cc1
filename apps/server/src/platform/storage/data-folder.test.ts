import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from 'vitest'
import { folderProblem, prepareDataFolder } from './data-folder.ts'

const test = base.extend('folder', ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'coffee-attack-folder-'))
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
})

test('[OPS-1] a missing data folder is created empty', ({ folder }) => {
  const made = join(folder, 'a/b')
  prepareDataFolder(made)
  prepareDataFolder(made)
  expect(readdirSync(made)).toEqual([])
})

test('[OPS-1] a file instead of the data folder is reported', ({ folder }) => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(file)).toThrow(
    `데이터 폴더가 있어야 할 자리에 파일이 있어요: ${file}. 파일을 옮기거나 DATA_DIR에 다른 폴더를 적어 주세요.`,
  )
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow('자리에 파일이 있어요')
})

test('[OPS-1] a read-only folder is reported', () => {
  // Folders cannot be created in /sys, nor in the root of macOS.
  expect(() => prepareDataFolder('/sys/coffee-attack')).toThrow(
    '데이터 폴더에 쓸 수 없어요: /sys/coffee-attack. 읽기 전용이거나 이 사용자에게 권한이 없어요. 권한을 주거나 DATA_DIR에 다른 폴더를 적어 주세요.',
  )
})

test('[OPS-1] a full disk is reported', ({ folder }) => {
  expect(() => prepareDataFolder(folder, () => ({ blocks: 1_000, bavail: 100, bsize: 4_096 }))).toThrow(
    `디스크가 가득 찼어요: ${folder}. 64MB 이상 비운 뒤 다시 시작해 주세요.`,
  )
  // Some file systems report no blocks at all.
  prepareDataFolder(folder, () => ({ blocks: 0, bavail: 0, bsize: 4_096 }))
})

test.each([
  ['ENOSPC', '디스크가 가득 찼어요'],
  ['EDQUOT', '디스크가 가득 찼어요'],
  ['EROFS', '데이터 폴더에 쓸 수 없어요'],
  ['EACCES', '데이터 폴더에 쓸 수 없어요'],
  ['EPERM', '데이터 폴더에 쓸 수 없어요'],
  ['EEXIST', '자리에 파일이 있어요'],
  ['ENOTDIR', '자리에 파일이 있어요'],
])('[OPS-1] %s is told as "%s"', (code, sentence) => {
  expect(folderProblem(Object.assign(new Error(code), { code }), '/data')).toContain(sentence)
})
