import { createApp } from './app.ts'
import { mountBuiltPages } from './platform/http/pages/mount.ts'
import { run } from './run.ts'

await run((deps) => createApp(deps, { pages: mountBuiltPages }))
