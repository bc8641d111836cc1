import { parentPort, workerData } from 'node:worker_threads'
import type { DrawnStatement } from '../draw-statement.ts'
import { layOut } from './lay-out.ts'

/** The thread that draws one statement; started by draw-pdf.ts. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(await layOut(workerData as DrawnStatement))
