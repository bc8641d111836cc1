const HEADER_BYTES = 12
const TABLE_ROW_BYTES = 16
const NAME_ROW_BYTES = 12
const CHECKSUM_OF_ANY_FONT = 0xb1b0afba
/** Copyright, licence and licence address: they name the original on purpose. */
const NOTICES = new Set([0, 13, 14])

type Table = { tag: string; bytes: Buffer }
type NameRow = { platform: number; encoding: number; language: number; id: number; text: Buffer }

/**
 * Renames a font in its name table, because a modified font may not carry the reserved name (OFL-1.1 §3). The
 * copyright and licence texts are kept.
 */
export function renameFont(font: Buffer, rename: (name: string) => string): Buffer {
  const tables = readTables(font).map(({ tag, bytes }) =>
    tag === 'name'
      ? { tag, bytes: writeNames(readNames(bytes).map((row) => renamed(row, rename))) }
      : { tag, bytes },
  )
  return writeTables(font.readUInt32BE(0), tables)
}

function renamed(row: NameRow, rename: (name: string) => string): NameRow {
  if (NOTICES.has(row.id)) return row
  // The Windows and Unicode platforms use UTF-16, the old Macintosh one a byte per letter.
  const wide = row.platform !== 1
  const text = wide ? Buffer.from(row.text).swap16().toString('utf16le') : row.text.toString('latin1')
  const next = rename(text)
  return { ...row, text: wide ? Buffer.from(next, 'utf16le').swap16() : Buffer.from(next, 'latin1') }
}

export function readNames(table: Buffer): NameRow[] {
  const texts = table.readUInt16BE(4)
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + index * NAME_ROW_BYTES
    const start = texts + table.readUInt16BE(at + 10)
    return {
      platform: table.readUInt16BE(at),
      encoding: table.readUInt16BE(at + 2),
      language: table.readUInt16BE(at + 4),
      id: table.readUInt16BE(at + 6),
      text: table.subarray(start, start + table.readUInt16BE(at + 8)),
    }
  })
}

function writeNames(rows: NameRow[]): Buffer {
  const head = Buffer.alloc(6 + rows.length * NAME_ROW_BYTES)
  head.writeUInt16BE(rows.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, row] of rows.entries()) {
    const fields = [row.platform, row.encoding, row.language, row.id, row.text.length, offset]
    for (const [field, value] of fields.entries())
      head.writeUInt16BE(value, 6 + index * NAME_ROW_BYTES + field * 2)
    offset += row.text.length
  }
  return Buffer.concat([head, ...rows.map((row) => row.text)])
}

export function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER_BYTES + index * TABLE_ROW_BYTES
    const start = font.readUInt32BE(at + 8)
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(at + 12)),
    }
  })
}

function writeTables(kind: number, tables: Table[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + tables.length * TABLE_ROW_BYTES)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  head.writeUInt32BE(kind, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  const bodies: Buffer[] = []
  let offset = head.length
  let fontHeader = 0
  for (const [index, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    if (tag === 'head') {
      fontHeader = offset
      padded.writeUInt32BE(0, 8)
    }
    const at = HEADER_BYTES + index * TABLE_ROW_BYTES
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum(padded), at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    bodies.push(padded)
    offset += padded.length
  }
  const font = Buffer.concat([head, ...bodies])
  font.writeUInt32BE((CHECKSUM_OF_ANY_FONT - checksum(font)) >>> 0, fontHeader + 8)
  return font
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
