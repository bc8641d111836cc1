import { momentJson } from '../../offers/core/sql.ts'
import { works } from '../../operators/core/sql.ts'

/* Parts of the two queries that read a pact `p` with its company `c`, as SQL text. */

/** A version lies before the candidate: the SQL of the domain's `isOpen`. */
export const pactIsOpen = (pact: string): string =>
  `${pact}.state in ('SENT', 'CHANGE_ASKED', 'SIGNED_BY_CANDIDATE')`

/** The operator is a recruiter of the company, works there and was named by it: the only one who may sign for it (PACT-4). */
export const maySign = (operator: string, companyId: string): string =>
  `(${operator}.company_id = ${companyId} and ${works(operator)} and exists (select from pact_signers named
    where named.operator_id = ${operator}.id and named.company_id = ${companyId}))`

const nameOf = (operatorId: string): string => `(select name from operators where id = ${operatorId})`

const VERSIONS = `coalesce((select json_agg(json_build_object('number', v.number, 'terms', v.terms,
    'partiesSealed', v.parties_sealed, 'sentAt', ${momentJson('v.sent_at')}, 'sentBy', ${nameOf('v.sent_by')},
    'untilDay', v.until_day, 'readAt', ${momentJson('v.read_at')}, 'fingerprint', v.fingerprint, 'end', v.end,
    'endedAt', ${momentJson('v.ended_at')}) order by v.number)
  from pact_versions v where v.pact_id = p.id), '[]')`

const REQUESTS = `coalesce((select json_agg(json_build_object('version', q.version, 'text', q.text,
    'at', ${momentJson('q.at')}, 'closedAt', ${momentJson('q.closed_at')}) order by q.at, q.id)
  from pact_requests q where q.pact_id = p.id), '[]')`

/** Of each side the newest of the newest version; none where that is void. */
const SIGNATURES = `coalesce((select json_agg(g.row) from (
    select distinct on (s.side) s.state, json_build_object('id', s.id, 'side', s.side, 'state', s.state, 'operatorId', s.operator_id,
      'nameSealed', s.name_sealed, 'askedAt', ${momentJson('s.asked_at')}, 'expiresAt', ${momentJson('s.expires_at')},
      'signedAt', ${momentJson('s.signed_at')}, 'problem', s.problem) as row
    from pact_signatures s where s.pact_id = p.id and s.version = p.version
    order by s.side, s.asked_at desc, s.id desc) g where g.state <> 'VOID'), '[]')`

const SEAL = `(select json_build_object('at', ${momentJson('seal.at')}, 'isReady', seal.sealed_at is not null,
    'isStamped', coalesce(seal.is_stamped, false), 'fee', seal.fee, 'storeKey', seal.store_key)
  from pact_seals seal where seal.pact_id = p.id)`

const SIGNER = `(select json_build_object('id', g.id, 'name', g.name, 'title', g.title, 'canSign', ${maySign('g', 'p.company_id')},
    'hasContact', exists (select from pact_signers named where named.operator_id = g.id and named.contact_sealed is not null))
  from operators g where g.id = p.signer_id)`

/** As the newest approved application names it. */
const REPRESENTATIVE = `(select a.representative_sealed from company_applications a
  where a.company_id = c.id and a.state = 'APPROVED' and a.representative_sealed is not null
  order by a.decided_at desc nulls last limit 1)`

/** Where the company receives people, if it named an address and no link; else its region. */
const ADDRESS = `case when c.usual_place_kind = 'ADDRESS' then c.usual_place else c.region end`

export const PACT_COLUMNS = `p.id, p.serial, p.coffeechat_id as "coffeechatId", p.offer_id as "offerId",
  p.company_id as "companyId", p.candidate_id as "candidateId", p.position, p.offered, p.counter, p.state, p.version,
  p.draft, p.draft_revision as "draftRevision", p.draft_saved_at as "draftSavedAt", p.draft_started_at as "draftStartedAt",
  ${nameOf('p.draft_saved_by')} as "draftSavedBy", p.created_at as "createdAt", p.changed_at as "changedAt",
  p.created_by as "createdBy", p.declined_words as "declinedWords", p.withdrawn_words as "withdrawnWords",
  ${nameOf('p.withdrawn_by')} as "withdrawnBy", p.asked_again_at as "askedAgainAt",
  c.business_number as "businessNumber", ${ADDRESS} as "companyAddress", ${REPRESENTATIVE} as "representativeSealed",
  u.name_sealed as "nameSealed", u.phone_sealed as "phoneSealed", u.birthday_sealed as "birthdaySealed",
  k.cancelled_at is not null as "isCalledOff",
  ${SIGNER} as signer, ${VERSIONS} as versions, ${REQUESTS} as requests, ${SIGNATURES} as signatures, ${SEAL} as seal`
