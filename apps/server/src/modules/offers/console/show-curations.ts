import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { AnonymousCard } from '@coffeeattack/domain/profiles/anonymous'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, type Place, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { handledCards } from '../../profiles/core/anonymous-profiles.ts'
import { notTakenBack, statusOn } from '../core/sql.ts'
import { contactOf, noteContacts } from './contact.ts'

const PAGE = 30

type CurationsQuery = PageQuery & { status?: OfferStatus | undefined }

/** Lists an agent's curations and which companies were chosen (BIZ-4). */
export async function listCurations(query: CurationsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { status = null, cursor, limit = PAGE } = query
  const now = deps.clock()
  const today = formatDay(kstDay(now))
  return deps.db.transaction(async (tx) => {
    const wanted = { status, limit: limit + 1, after: placeIn(cursor), today }
    const rows = await sentCurations(tx, caller.operatorId, wanted)
    const { page, nextCursor } = cutPage(rows, limit, (last) =>
      cursorAt({ at: last.sentAt, id: last.groupId }),
    )
    const cards = await handledCards(
      tx,
      page.map(({ candidateId }) => candidateId),
      caller,
      deps,
    )
    const items = page.flatMap((row) => {
      const card = cards.get(row.candidateId)
      return card ? [itemOf(row, card, deps)] : []
    })
    await noteContacts(tx, caller, items, now)
    return {
      items,
      nextCursor,
    }
  })
}

function itemOf(row: CurationRow, candidate: AnonymousCard & { handle: string }, deps: ApiDeps) {
  const { candidateId: _id, nameSealed, phoneSealed, emailSealed, expiryDay, ...group } = row
  return {
    ...group,
    candidate,
    contact: contactOf({ nameSealed, phoneSealed, emailSealed }, deps),
    sentAt: group.sentAt.toISOString(),
    deliverAt: group.deliverAt.toISOString(),
    expiredAt: deadlineOf(expiryDay).toISOString(),
  }
}

type CurationFilter = { status: OfferStatus | null; limit: number; after: Place | null; today: string }

type CurationRow = {
  groupId: string
  candidateId: string
  status: OfferStatus
  nameSealed: string | null
  phoneSealed: string | null
  emailSealed: string | null
  message: string
  sentAt: Date
  deliverAt: Date
  expiryDay: string
  request: { id: string; message: string } | null
  offerItems: {
    id: string
    company: { name: string; logo: string | null }
    position: string
    isSelected: boolean
  }[]
}

const GROUP_STATUS = statusOn('g', '$2')

/** The agent's own curations, newest first, with their companies. */
async function sentCurations(db: Queries, operatorId: string, wanted: CurationFilter) {
  const values: unknown[] = [operatorId, wanted.today, wanted.limit]
  const say = (value: unknown) => `$${values.push(value)}`
  const status = wanted.status ? ` and ${GROUP_STATUS} = ${say(wanted.status)}` : ''
  const beyond = wanted.after
    ? ` and (g.created_at, g.id) < (${say(wanted.after.at)}::timestamptz, ${say(wanted.after.id)}::uuid)`
    : ''
  const { rows } = await db.$client.query<CurationRow>(
    `select g.id as "groupId", g.candidate_id as "candidateId", ${GROUP_STATUS} as status,
       case when g.status = 'MATCHED' then u.name_sealed end as "nameSealed",
       case when g.status = 'MATCHED' then u.phone_sealed end as "phoneSealed",
       case when g.status = 'MATCHED' then u.email_sealed end as "emailSealed",
       g.message, g.created_at as "sentAt", g.deliver_at as "deliverAt", g.expiry_day as "expiryDay",
       (select json_build_object('id', r.id, 'message', r.message)
        from more_offer_requests r where r.group_id = g.id) as request,
       (select coalesce(json_agg(json_build_object('id', o.id, 'position', o.position,
          'company', json_build_object('name', c.name, 'logo', c.logo), 'isSelected', o.status = 'MATCHED')
          order by o.id), '[]')
        from offers o join companies c on c.id = o.company_id where o.group_id = g.id) as "offerItems"
     from offer_groups g join users u on u.id = g.candidate_id and ${hasNotLeft('u')}
     where g.operator_id = $1 and ${notTakenBack('g')}${status}${beyond}
     order by g.created_at desc, g.id desc limit $3`,
    values,
  )
  return rows
}
