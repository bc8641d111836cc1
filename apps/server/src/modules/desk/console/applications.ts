import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { fileNameOf } from '../../files/core/file-names.ts'
import { addressFor } from '../../files/core/may-read.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { handlingOf, pageOfRequests, type RequestsQuery } from './requests.ts'
import { APPLICATION_COLUMNS, type ApplicationColumns, holdsFile } from './store.ts'

/** People without an account who gave us their name and files for this; that the list was read is in the trail. */
export async function listApplications(query: RequestsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { rows, openCount, nextCursor } = await pageOfRequests<ApplicationColumns>(
    'agent_applications',
    APPLICATION_COLUMNS,
    query,
    deps,
  )
  const seen = { action: 'application.list', subject: 'application', subjectId: null } as const
  await recordDeed(deps.db.drizzle, caller, { ...seen, detail: { count: rows.length } }, deps.clock())
  return {
    items: rows.map((row) => ({
      ...handlingOf(row),
      name: row.nameSealed && deps.secrets.open(row.nameSealed, 'agent_applications.name_sealed'),
      phone: row.phoneSealed && deps.secrets.open(row.phoneSealed, 'agent_applications.phone_sealed'),
      files: row.files.map((file) => ({
        id: file.id,
        type: file.type,
        name: fileNameOf(file, deps.secrets),
      })),
      purgeAt: row.purgeAt.toISOString(),
    })),
    openCount,
    nextCursor,
  }
}

export async function openApplicationFile(
  { id, fileId }: { id: string; fileId: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { drizzle } = deps.db
  if (!(await holdsFile(drizzle, id, fileId))) throw new Refusal('NOT_FOUND')
  const file = await addressFor({ kind: 'agent' }, fileId, deps)
  const opened = { action: 'application.open-file', subject: 'application', subjectId: id } as const
  await recordDeed(drizzle, caller, { ...opened, detail: { fileId } }, deps.clock())
  return file
}
