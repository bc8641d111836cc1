import { createHash } from 'node:crypto'
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
async function renderPng(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Pretendard' },
  })
  return drawn.asPng()
}

export type Drawn = { png: Buffer; etag: string }

/** About 8 MB of pictures. */
const KEPT = 200

/**
 * Pictures by what they show, the least used leave first. Drawing costs tens of milliseconds of a core, so whoever
 * asks for a picture that is being drawn waits for that one.
 */
export function createPictureCache(draw: (svg: string) => Promise<Buffer> = renderPng, kept: number = KEPT) {
  const pictures = new Map<string, Promise<Drawn>>()

  return async function drawn(svg: string): Promise<Drawn> {
    const key = createHash('sha256').update(svg).digest('base64url')
    const found = pictures.get(key)
    const picture = found ?? draw(svg).then((png) => ({ png, etag: `"${key}"` }))
    pictures.delete(key)
    pictures.set(key, picture)
    if (pictures.size > kept) pictures.delete(pictures.keys().next().value!)
    try {
      return await picture
    } catch (error) {
      pictures.delete(key)
      throw error
    }
  }
}
