import { answerThread, threadInput } from '../../../../platform/in-thread.ts'
import { verifyFile } from './verify-file.ts'
import type { VerifyInput } from './verify-sealed.ts'

/** The thread that judges one file; started by verify-sealed.ts. */
answerThread(await verifyFile(threadInput() as VerifyInput))
