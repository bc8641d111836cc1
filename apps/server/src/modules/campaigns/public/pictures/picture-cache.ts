import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'

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

type Drawn = { png: Buffer; etag: string }

/** About 8 MB of pictures. */
const MAX_PICTURES = 200

/**
 * Drawing takes tens of milliseconds of a core, so the cache holds promises: requests for a picture that is being drawn
 * wait for that drawing.
 */
export function createPictureCache(draw: (svg: string) => Promise<Buffer> = renderPng, max = MAX_PICTURES) {
  const pictures = new LRUCache<string, Promise<Drawn>>({ max })

  return async function drawn(svg: string): Promise<Drawn> {
    const key = createHash('sha256').update(svg).digest('base64url')
    const picture = pictures.get(key) ?? draw(svg).then((png) => ({ png, etag: `"${key}"` }))
    pictures.set(key, picture)
    try {
      return await picture
    } catch (error) {
      pictures.delete(key)
      throw error
    }
  }
}
