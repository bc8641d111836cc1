import { crc32, deflateSync } from 'node:zlib'

/** Small valid files for tests. */

/** A PDF with one empty page, padded to the given size. */
export function pdfBytes(size?: number): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  const head = `%PDF-1.7\n${objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('')}`
  const tail = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n${head.length}\n%%EOF\n`
  const filler = size === undefined ? '' : `%${'x'.repeat(size - head.length - tail.length - 2)}\n`
  return Buffer.from(head + filler + tail, 'latin1')
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

export function pngBytes({ width = 1, height = 1 } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function segment(marker: number, data: number[]): number[] {
  return [0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]
}

export function jpegBytes({ width = 1, height = 1 } = {}): Buffer {
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    0x3f,
    0x00,
    0xff,
    0xd9,
  ])
}
