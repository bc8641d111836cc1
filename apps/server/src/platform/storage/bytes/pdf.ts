const TAIL_BYTES = 2048

/** Begins as a PDF with its first byte, says where its table of contents is, and has nothing behind its end. */
export function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1')
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail)
}
