import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Starts the API of the release in the given folder. */
const part = (file: string) =>
  import(pathToFileURL(path.join(process.argv[2] ?? '', 'apps/server/src', file)).href)

const [{ run }, { createApp }] = [await part('run.ts'), await part('app.ts')]
await run((deps: unknown) => createApp(deps))
