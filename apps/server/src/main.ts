import { createApp } from './app.ts'
import { mountBuiltPages } from './http/pages/mount.ts'
import { run } from './run.ts'

await run((deps) => createApp(deps, { pages: mountBuiltPages }))
