import type { Handle } from '../../../platform/http/handle.ts'
import { exportTable } from './export-table.ts'
import { listDeeds } from './list-deeds.ts'

/** What happened here, and what left the house (BIZ-6). */
export function consoleAuditRoutes(handle: Handle): void {
  handle('GET /console/audit', ({ query }, deps) => listDeeds(query, deps))
  handle('POST /console/exports', ({ body, caller }, deps) => exportTable(body, caller, deps))
}
