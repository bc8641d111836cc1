import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const ID = 'virtual:route-table'
const app = path.resolve(import.meta.dirname, '../app')

/** One route as code: its path, and its lazy module. */
function entry({ path: at, index, file, id, children = [] }: RouteConfigEntry): string {
  const load = `() => import(${JSON.stringify(path.join(app, file))})`
  return `{ id: ${JSON.stringify(id ?? file)}, path: ${JSON.stringify(at)}, index: ${index ?? false}, load: ${load}, children: [${children.map(entry).join()}] }`
}

/** The route table as a virtual module, so that screen tests can open screens by address without the framework. */
export const routeTable = (): Plugin => ({
  name: 'route-table',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default [${routes.map(entry).join()}]` : undefined),
})
