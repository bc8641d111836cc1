import { inThread } from '../../../../platform/in-thread.ts'
import type { DrawnStatement } from '../draw-statement.ts'

/**
 * Draws a sent statement in a thread of its own: reading two fonts and cutting the used letters out of them keeps a core busy
 * for some tenths of a second, in which the service would answer nobody.
 */
export async function drawPdf(statement: DrawnStatement): Promise<Buffer> {
  return Buffer.from(await inThread<Uint8Array>(new URL('pdf-worker.ts', import.meta.url), statement))
}
