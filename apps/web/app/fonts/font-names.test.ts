import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readNames, readTables, renameFont } from '../../scripts/font-names.ts'

const original = readFileSync(
  fileURLToPath(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf')),
)
const tableOf = (font: Buffer, tag: string) => readTables(font).find((table) => table.tag === tag)!.bytes
const texts = (font: Buffer, ids: (id: number) => boolean) =>
  readNames(tableOf(font, 'name'))
    .filter((row) => ids(row.id))
    .map((row) => Buffer.from(row.text).swap16().toString('utf16le'))

test('a renamed font keeps the reserved name only in its copyright and licence texts', () => {
  const font = renameFont(original, (name) => name.replaceAll('Pretendard', 'Ours'))
  expect(texts(font, (id) => id === 1)).toEqual(['Ours Variable'])
  expect(texts(font, (id) => id !== 0 && id < 13).join()).not.toContain('Pretendard')
  expect(texts(font, (id) => id === 0)).toEqual(texts(original, (id) => id === 0))
})

test('renaming keeps the glyphs and corrects the checksums', () => {
  const font = renameFont(original, (name) => `${name}!`)
  expect(tableOf(font, 'glyf').equals(tableOf(original, 'glyf'))).toBe(true)
  let sum = 0
  for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  expect(sum).toBe(0xb1b0afba)
})
