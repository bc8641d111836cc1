import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'

/** The letters come with the package that the pages take theirs from. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
)
const fontFiles = ['Medium', 'ExtraBold'].map((weight) => join(folder, `Pretendard-${weight}.otf`))

/** Drawn off the main thread. The system's own fonts are left out: every machine draws the same picture. */
export async function renderPng(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Pretendard' },
  })
  return drawn.asPng()
}
