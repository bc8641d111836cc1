import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DrawnStatement } from '../draw-statement.ts'

/**
 * Draws a sent statement in a thread of its own: reading two fonts and cutting the used letters out of them keeps a core busy
 * for some tenths of a second, in which the service would answer nobody.
 */
export async function drawPdf(statement: DrawnStatement): Promise<Buffer> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), { workerData: statement })
  // An error of the thread rejects this as well.
  const [bytes] = (await once(worker, 'message')) as [Uint8Array]
  return Buffer.from(bytes)
}
