import { answerThread, threadInput } from '../../../../platform/in-thread.ts'
import type { DrawnStatement } from '../draw-statement.ts'
import { layOut } from './lay-out.ts'

/** The thread that draws one statement; started by draw-pdf.ts. */
answerThread(await layOut(threadInput() as DrawnStatement))
