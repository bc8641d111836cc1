import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test as base } from 'vitest'
import { readSettings } from '../../settings.ts'
import { closing } from '../../testing/closing.ts'
import { startTestFileStore } from '../../testing/test-file-store.ts'
import { createLocalNotes, createS3Notes, type Notes } from './notes.ts'

const test = base
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'notes-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('store', { scope: 'file' }, ({}, scope) => closing(startTestFileStore(), scope))
  .extend('kinds', { scope: 'file' }, ({ folder, store }) => ({
    disk: createLocalNotes(join(folder, 'erasures')),
    bucket: createS3Notes(readSettings({ NODE_ENV: 'test', ...store.environment }).s3!, 'erasures'),
  }))

async function namesOf(notes: Notes): Promise<string[]> {
  const found: string[] = []
  for await (const name of notes.names()) found.push(name)
  return found
}

describe('[OPS-4] notes beside the files', () => {
  test.for(['disk', 'bucket'] as const)('on a %s can be added and read', async (kind, { kinds }) => {
    const notes = kinds[kind]
    expect([await namesOf(notes), await notes.read('nobody')]).toEqual([[], null])
    await Promise.all(['one', 'two', 'one'].map((name) => notes.write(name, `{"name":"${name}"}`)))
    expect((await namesOf(notes)).toSorted()).toEqual(['one', 'two'])
    expect(await notes.read('two')).toBe('{"name":"two"}')
    await expect(notes.write('../secrets', '')).rejects.toThrow('not the name of a note')
  })

  test('on a disk cannot be changed', async ({ kinds: { disk } }) => {
    await disk.write('first', 'first')
    await disk.write('first', 'second')
    expect(await disk.read('first')).toBe('first')
  })

  test('in a bucket are listed beyond one page', async ({ kinds: { bucket } }) => {
    const names = Array.from({ length: 1050 }, (_, count) => `many-${count}`)
    while (names.length > 0) await Promise.all(names.splice(0, 50).map((name) => bucket.write(name, '{}')))
    expect((await namesOf(bucket)).filter((name) => name.startsWith('many-'))).toHaveLength(1050)
  })
})
