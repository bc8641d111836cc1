import type { Handle } from '../../../platform/http/handle.ts'
import { applyToAgent } from '../../desk/candidate/apply-to-agent.ts'
import { beginOwnUpload, beginVisitorUpload } from './begin-upload.ts'
import { listFiles } from './list-files.ts'

export function fileRoutes(handle: Handle): void {
  handle('GET /users/s3/upload/:id', ({ caller, params, query }, deps) =>
    beginOwnUpload({ userId: params.id, callerId: caller.userId, ...query }, deps),
  )
  handle('GET /inbound/user/files', ({ caller }, deps) => listFiles(caller.userId, deps))
  handle('GET /users/agent/upload', ({ query }, deps) => beginVisitorUpload(query, deps))
  handle.apart('POST /users/agent', ({ body }, deps) => applyToAgent(body, deps))
}
