import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

const folder = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

export const WEB_CLIENT = folder('web/build/client')
export const CONSOLE = folder('console/dist')
const WEB_SERVER = folder('web/build/server/index.js')

export type RenderPage = (request: Request) => Promise<Response>

/**
 * The built pages. React chooses its fast form by NODE_ENV while it loads, and what was built is production code even
 * when this process is a developer's, so the variable says so for that moment.
 */
export async function loadWebBuild(): Promise<RenderPage | null> {
  if (!existsSync(WEB_SERVER)) return null
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const { createRequestHandler } = await import('react-router')
    const build = (await import(pathToFileURL(WEB_SERVER).href)) as ServerBuild
    return createRequestHandler(build, 'production')
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  }
}
