import { createHash } from 'node:crypto'
import { renderPng } from './render.ts'

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
