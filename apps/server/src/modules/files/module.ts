import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { beginOwnUpload, beginVisitorUpload, listFiles } from './candidate/uploads.ts'
import { matchFilesJob } from './jobs/match-files.ts'
import { sweepFilesJob } from './jobs/sweep-files.ts'

export function candidateCalls(handle: Handle): void {
  handle('GET /users/s3/upload/:id', ({ caller, params, query }, deps) =>
    beginOwnUpload({ userId: params.id, callerId: caller.userId, ...query }, deps),
  )
  handle('GET /inbound/user/files', ({ caller }, deps) => listFiles(caller.userId, deps))
  handle('GET /users/agent/upload', ({ query }, deps) => beginVisitorUpload(query, deps))
}

export const filesModule: Module = {
  calls: [candidateCalls],
  jobs: [sweepFilesJob, matchFilesJob],
}
