import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const ID = 'virtual:route-table'
const app = path.resolve(import.meta.dirname, '../app')

/** One entry as code: its address, and how to load its module. */
function entry({ path: at, index, file, id, children = [] }: RouteConfigEntry): string {
  const load = `() => import(${JSON.stringify(path.join(app, file))})`
  return `{ id: ${JSON.stringify(id ?? file)}, path: ${JSON.stringify(at)}, index: ${index ?? false}, load: ${load}, children: [${children.map(entry).join()}] }`
}

/** The route table for a browser that has no framework around it: screen tests open their screens by address. */
export const routeTable = (): Plugin => ({
  name: 'route-table',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default [${routes.map(entry).join()}]` : undefined),
})
