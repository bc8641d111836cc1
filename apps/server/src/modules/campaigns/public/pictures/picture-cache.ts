import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'

/** The fonts come from the same package as those of the pages. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static',
)
const fontFiles = ['Medium', 'ExtraBold'].map((weight) => join(folder, `Pretendard-${weight}.otf`))

/** Draws in a worker, without the system's fonts, so that every machine draws the same picture. */
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
 * A cache of pictures that drops the least recently used. Drawing takes tens of milliseconds of a core, so requests for a picture
 * that is being drawn wait for it.
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
