import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Runs a script in a thread of its own and returns what it posts. For work that keeps a core busy, in which the service would
 * answer nobody, and for input that may keep it busy for ever: `limitMs` ends that.
 */
export async function inThread<Result>(script: URL, input: unknown, limitMs?: number): Promise<Result> {
  const worker = new Worker(script, {
    workerData: input,
    ...(limitMs !== undefined && { resourceLimits: { maxOldGenerationSizeMb: 256 } }),
  })
  const signal = limitMs === undefined ? undefined : AbortSignal.timeout(limitMs)
  try {
    // An error of the thread rejects this as well.
    const [result] = (await Promise.race([
      once(worker, 'message', { ...(signal && { signal }) }),
      once(worker, 'exit', { ...(signal && { signal }) }).then(([code]) => {
        throw new Error(`a thread ended with ${code} before it answered`)
      }),
    ])) as [Result]
    return result
  } finally {
    await worker.terminate()
  }
}

/** The other side: what a script was given. */
export const threadInput = (): unknown => workerData

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
export const answerThread = (result: unknown): void => parentPort!.postMessage(result)
