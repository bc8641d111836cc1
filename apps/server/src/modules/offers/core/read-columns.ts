import type { SenderRole } from '@coffeeattack/domain/offers/offer'

/** Parts of queries that read an offer `o` with its operator `p` and its company `c`, if it has one. */

export type Company = { id: string; name: string; logo: string | null; domain: string; isVerified: boolean }
export type Sender = { id: string; name: string; photo: string | null; role: SenderRole }

/** Our own people, whatever their rights, write as agents. */
export const SENDER = `json_build_object('id', p.id, 'name', p.name, 'photo', p.photo,
  'role', case when p.role = 'RECRUITER' then 'RECRUITER' else 'AGENT' end)`

export const COMPANY = `case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'logo', c.logo,
  'domain', c.domain, 'isVerified', c.verified_at is not null) end`

/**
 * Where a matched offer is talked about: what an agent sends with the agent, what a recruiter sends with the company. An
 * agent may have given the room to another since.
 */
export const ROOM_ID = `(select r.id from message_rooms r
  where o.status = 'MATCHED' and r.candidate_id = o.candidate_id
    and case when p.role = 'RECRUITER' then r.company_id = o.company_id
      else r.company_id is null and (r.operator_id = o.operator_id or r.offer_id = o.id) end
  order by r.operator_id = o.operator_id desc limit 1)`
