import { parentPort, workerData } from 'node:worker_threads'
import type { DrawnStatement } from '../draw-statement.ts'
import { layOut } from './lay-out.ts'

/** The thread that draws one statement; started by draw-pdf.ts. */
parentPort!.postMessage(await layOut(workerData as DrawnStatement))
