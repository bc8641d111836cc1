import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import {
  closePosition,
  createPosition,
  editPosition,
  listPositions,
  reopenPosition,
  showPosition,
} from './console/positions.ts'
import { readMustHave, readPastedAd } from './console/read-ad.ts'

/** What a company hires for (BIZ-9). The people who may fit are in `candidates`, because that is a search. */
function consoleCalls(handle: Handle): void {
  handle('GET /console/positions', ({ query, caller }, deps) => listPositions(query, caller, deps))
  handle('POST /console/positions', ({ body, caller }, deps) => createPosition(body, caller, deps))
  handle('GET /console/positions/must-have', ({ query }) => readMustHave(query))
  handle('POST /console/positions/ad', ({ body }) => readPastedAd(body))
  handle('GET /console/positions/:id', ({ params, caller }, deps) => showPosition(params.id, caller, deps))
  handle('PATCH /console/positions/:id', ({ params, body, caller }, deps) =>
    editPosition({ ...body, id: params.id }, caller, deps),
  )
  handle('POST /console/positions/:id/close', ({ params, body, caller }, deps) =>
    closePosition({ ...body, id: params.id }, caller, deps),
  )
  handle('POST /console/positions/:id/open', ({ params, body, caller }, deps) =>
    reopenPosition({ ...body, id: params.id }, caller, deps),
  )
}

export const positionsModule: Module = {
  calls: [consoleCalls],
  jobs: [],
}
