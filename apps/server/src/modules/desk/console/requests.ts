import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { recordDeed } from '../../operators/core/audit.ts'
import { fileNameOf } from '../../files/core/file-name.ts'
import { addressFor } from '../../files/core/may-read.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type Asked, handlingOf, pageOfRequests } from '../core/list-requests.ts'
import { activeAmong, APPLICATION_COLUMNS, type ApplicationColumns, holdsFile } from './store.ts'
import { knownCandidates } from '../core/known-candidates.ts'

/** People without an account who gave us their name and files for this; that the list was read is in the trail. */
export async function listApplications(asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const { rows, openCount, nextCursor } = await pageOfRequests<ApplicationColumns>(
    'agent_applications',
    APPLICATION_COLUMNS,
    asked,
    deps,
  )
  const seen = { action: 'application.list', subject: 'application', subjectId: null }
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
  const opened = { action: 'application.open-file', subject: 'application', subjectId: id }
  await recordDeed(drizzle, caller, { ...opened, detail: { fileId } }, deps.clock())
  return file
}

type Columns = { userId: string; message: string }

/** Who wishes for more offers. */
export async function listMoreRequests(asked: Asked, deps: ApiDeps) {
  const columns = `r.user_id as "userId", r.message`
  const { rows, openCount, nextCursor } = await pageOfRequests<Columns>(
    'more_offer_requests',
    columns,
    asked,
    deps,
  )
  const userIds = rows.map(({ userId }) => userId)
  const known = await knownCandidates(userIds, deps)
  const active = await activeAmong(deps.db.drizzle, userIds, deps.clock())
  return {
    items: rows.flatMap((row) => {
      const candidate = known.get(row.userId)
      if (!candidate) return []
      return [{ ...handlingOf(row), candidate, isActive: active.has(row.userId), message: row.message }]
    }),
    openCount,
    nextCursor,
  }
}
