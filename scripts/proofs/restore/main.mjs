import { createApp } from '../../../apps/server/src/app.ts'
import { run } from '../../../apps/server/src/run.ts'

/** The service without its pages, which need not be built for this. */
await run((deps) => createApp(deps))
