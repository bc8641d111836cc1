import { companyActs } from '@coffeeattack/domain/companies/gate'
import { type Place, settlePlace } from '@coffeeattack/domain/coffeechats/place'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import { gatedIn, type GatedRow, gateOfRow } from '../../../platform/http/company-gate.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { usualPlaceOf } from '../../coffeechats/core/sql.ts'
import { momentJson, notTakenBack } from '../../offers/core/sql.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { saveLogo } from './logo.ts'
import { updateCompany } from './store.ts'

type Row = {
  gated: GatedRow
  own: {
    id: string
    name: string
    businessNumber: string | null
    logo: string | null
    domain: string
    region: string
    introduction: string
    homepage: string
    usualPlace: Place | null
    stateChangedAt: string | null
    reason: string
    question: string
    approvedAt: string | null
    hasPosition: boolean
    hasOffer: boolean
    hasTemplate: boolean
    hasColleague: boolean
  }
}

/** The recruiter's own company, and what is left to the first offer. Of candidates it says whether an offer was sent, no more. */
export async function showOwnCompany(caller: OperatorCaller, { db, clock }: ApiDeps) {
  return shownOwn(db.drizzle, companyOf(caller), clock())
}

async function shownOwn(db: Queries, id: string, now: Date) {
  const { rows } = await db.$client.query<Row>(
    `select ${gatedIn('c')} as gated, json_build_object(
       'id', c.id, 'name', c.name, 'businessNumber', coalesce(c.business_number, a.business_number), 'logo', c.logo,
       'domain', c.domain, 'region', c.region, 'introduction', c.introduction, 'homepage', c.homepage,
       'usualPlace', ${usualPlaceOf('c')}, 'stateChangedAt', ${momentJson('c.state_changed_at')},
       'reason', coalesce(a.reason, ''), 'question', coalesce(a.question, ''),
       'approvedAt', ${momentJson('c.verified_at')},
       'hasPosition', exists (select from positions where company_id = c.id),
       'hasOffer', exists (select from offers o where o.company_id = c.id and ${notTakenBack('o')}),
       'hasTemplate', exists (select from offer_templates where company_id = c.id),
       'hasColleague', (select count(*) from operators where company_id = c.id) > 1
         or exists (select from invitations where company_id = c.id and revoked_at is null)) as own
     from companies c left join lateral (
       select business_number, case when state = 'REFUSED' then reason end as reason,
         case when state = 'ASKED' then question end as question
       from company_applications where company_id = c.id and pledged_at is not null and state not in ('JOINING', 'JOINED', 'MEMBER', 'DECLINED')
       order by created_at desc limit 1) a on true
     where c.id = $1`,
    [id],
  )
  const [found] = rows
  if (!found) throw new Refusal('NOT_FOUND')
  const { gated, own } = found
  const gate = gateOfRow(gated, now)
  const { approvedAt, hasPosition, hasOffer, hasTemplate, hasColleague, ...page } = own
  return {
    ...page,
    state: gated.state,
    businessState: gated.businessState,
    may: Object.fromEntries(companyActs.map((act) => [act, gate.may(act)])) as Record<
      (typeof companyActs)[number],
      boolean
    >,
    whyNot: companyActs.map((act) => gate.refusal(act)).find((why) => why !== null) ?? null,
    steps: {
      approvedAt: gate.may('seeCandidates') ? (approvedAt ?? page.stateChangedAt) : null,
      page: page.logo !== null && page.introduction !== '',
      position: hasPosition,
      offer: hasOffer,
      template: hasTemplate,
      colleague: hasColleague,
    },
  }
}

type OwnChange = {
  domain?: string | undefined
  region?: string | undefined
  introduction?: string | undefined
  homepage?: string | undefined
  usualPlace?: Place | null | undefined
}

export async function changeOwnCompany(change: OwnChange, caller: OperatorCaller, deps: ApiDeps) {
  const id = companyOf(caller)
  const now = deps.clock()
  const { usualPlace, ...words } = change
  const settled = usualPlace && settlePlace(usualPlace)
  const trimmed = Object.entries(words).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text.trim()]],
  )
  const changed = Object.keys(change)
  return deps.db.transaction(async (tx) => {
    if (changed.length === 0) return shownOwn(tx, id, now)
    await updateCompany(tx, id, {
      ...(Object.fromEntries(trimmed) as Partial<Record<keyof typeof words, string>>),
      ...(usualPlace !== undefined && {
        usualPlaceKind: settled?.kind ?? null,
        usualPlace: settled?.text ?? null,
      }),
    })
    const deed = { action: 'company.own', subject: 'company', subjectId: id, detail: { changed } } as const
    await recordDeed(tx, caller, deed, now)
    return shownOwn(tx, id, now)
  })
}

export async function saveOwnLogo(
  upload: { fileType: 'png' | 'jpg'; bytes: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  await saveLogo(companyOf(caller), upload, caller, deps)
  return showOwnCompany(caller, deps)
}
