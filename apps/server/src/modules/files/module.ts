import type { Module } from '../../platform/module.ts'
import { sweepFilesJob } from './jobs/sweep-files.ts'
import type { Handle } from '../../platform/http/handle.ts'
import { applyToAgent } from '../desk/candidate/ask.ts'
import { beginOwnUpload, beginVisitorUpload, listFiles } from './candidate/uploads.ts'

export function candidateCalls(handle: Handle): void {
  handle('GET /users/s3/upload/:id', ({ caller, params, query }, deps) =>
    beginOwnUpload({ userId: params.id, callerId: caller.userId, ...query }, deps),
  )
  handle('GET /inbound/user/files', ({ caller }, deps) => listFiles(caller.userId, deps))
  handle('GET /users/agent/upload', ({ query }, deps) => beginVisitorUpload(query, deps))
  handle.apart('POST /users/agent', ({ body }, deps) => applyToAgent(body, deps))
}

export const filesModule: Module = {
  calls: [candidateCalls],
  jobs: [sweepFilesJob],
}
