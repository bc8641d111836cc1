import { answerThread, threadInput } from '../../../../platform/in-thread.ts'
import type { Sealing } from './draw-signing.ts'
import { layOut, type SentVersion } from './lay-out.ts'

/** The thread that draws one document; started by draw-pact.ts. */
const { version, sealing } = threadInput() as { version: SentVersion; sealing: Sealing | null }
answerThread(await layOut(version, sealing))
