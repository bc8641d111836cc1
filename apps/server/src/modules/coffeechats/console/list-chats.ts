import { recordDeed } from '../../operators/core/audit.ts'
import { listCoffeechats } from '../core/store.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { showRow } from './show-chat.ts'

const PAGE = 30

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** The newest matches first. Names are read here, so whose they were stands in the trail. */
export async function listChats({ cursor, limit = PAGE }: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const party = { side: 'company', caller } as const
  return deps.db.transaction(async (tx) => {
    const rows = await listCoffeechats(tx, party, { after: placeIn(cursor), limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    if (last) {
      const detail = { coffeechatIds: page.map(({ id }) => id) }
      const deed = { action: 'coffeechat.list', subject: 'coffeechat', subjectId: null, detail }
      await recordDeed(tx, caller, deed, deps.clock())
    }
    return {
      items: page.map((chat) => showRow(chat, deps)),
      nextCursor: last && rows.length > limit ? cursorAt({ at: last.createdAt, id: last.id }) : null,
    }
  })
}
