import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Wanted } from './sent-store.ts'

export type CurationRow = {
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
  offerItems: {
    id: string
    company: { name: string; logo: string | null }
    position: string
    isSelected: boolean
  }[]
}

const STATUS = `case when g.status = 'WAITING' and g.expiry_day < $2::date then 'EXPIRED' else g.status end`

/** The agent's own, newest first, each with its companies. */
export async function sentCurations(
  db: Queries,
  operatorId: string,
  wanted: Wanted & { today: string },
): Promise<CurationRow[]> {
  const values: unknown[] = [operatorId, wanted.today, wanted.limit]
  const say = (value: unknown) => `$${values.push(value)}`
  const status = wanted.status ? ` and ${STATUS} = ${say(wanted.status)}` : ''
  const beyond = wanted.after
    ? ` and (g.created_at, g.id) < (${say(wanted.after.at)}::timestamptz, ${say(wanted.after.id)}::uuid)`
    : ''
  const { rows } = await db.$client.query<CurationRow>(
    `select g.id as "groupId", g.candidate_id as "candidateId", ${STATUS} as status,
       case when g.status = 'MATCHED' then u.name_sealed end as "nameSealed",
       case when g.status = 'MATCHED' then u.phone_sealed end as "phoneSealed",
       case when g.status = 'MATCHED' then u.email_sealed end as "emailSealed",
       g.message, g.created_at as "sentAt", g.deliver_at as "deliverAt", g.expiry_day as "expiryDay",
       (select coalesce(json_agg(json_build_object('id', o.id, 'position', o.position,
          'company', json_build_object('name', c.name, 'logo', c.logo), 'isSelected', o.status = 'MATCHED')
          order by o.id), '[]')
        from offers o join companies c on c.id = o.company_id where o.group_id = g.id) as "offerItems"
     from offer_groups g join users u on u.id = g.candidate_id and u.deleted_at is null
     where g.operator_id = $1 and g.undone_at is null${status}${beyond}
     order by g.created_at desc, g.id desc limit $3`,
    values,
  )
  return rows
}
