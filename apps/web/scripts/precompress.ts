import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compression of smaller files saves less than the request's headers weigh. */
const SMALLEST_BYTES = 500

/** Writes `x.br` and `x.gz` beside every asset of a build: `node scripts/precompress.ts <folder>`. */
const folder = process.argv[2] ?? path.resolve(import.meta.dirname, '../build/client')
let written = 0
for (const name of globSync('**/*.{js,css,svg,html,json,txt,xml,webmanifest}', { cwd: folder })) {
  const file = path.join(folder, name)
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST_BYTES) continue
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  written++
}
console.log(`${written} assets compressed in ${path.relative(process.cwd(), folder)}`)
