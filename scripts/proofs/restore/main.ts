import { createApp } from '../../../apps/server/src/app.ts'
import { run } from '../../../apps/server/src/run.ts'

/** The service without its pages, so that no build is needed. */
await run((deps) => createApp(deps))
