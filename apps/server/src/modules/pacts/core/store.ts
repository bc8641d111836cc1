import type { CounterAnswer } from '@coffeeattack/domain/offers/counter'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { OfferedPay } from '@coffeeattack/domain/pacts/differences'
import type { PactState, SigningState, VersionEnd } from '@coffeeattack/domain/pacts/state'
import type { Terms } from '@coffeeattack/domain/pacts/terms'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { COMPANY, type Company } from '../../offers/core/sql.ts'
import { PACT_COLUMNS } from './sql.ts'

/** Who acts on a pact: the candidate, or a recruiter of the company. */
export type PactParty =
  | { readonly side: 'candidate'; readonly userId: string }
  | { readonly side: 'company'; readonly companyId: string; readonly caller: OperatorCaller }

export type OwnPact = { party: PactParty; pactId: string }

export type VersionRow = {
  number: number
  terms: Terms
  partiesSealed: string
  sentAt: string
  sentBy: string
  untilDay: string
  readAt: string | null
  fingerprint: string
  end: VersionEnd | null
  endedAt: string | null
}

export type SignatureRow = {
  id: string
  side: Side
  state: SigningState
  operatorId: string | null
  nameSealed: string | null
  askedAt: string
  expiresAt: string
  signedAt: string | null
  problem: string | null
}

/** The income that the offer was measured against. */
type PactIncome = { amount: number; origin: IncomeOrigin | null } | null

export type PactRow = {
  id: string
  serial: number
  coffeechatId: string
  offerId: string
  companyId: string
  candidateId: string
  position: string
  offered: OfferedPay
  counter: { amount: number; answer: CounterAnswer | null } | null
  state: PactState
  version: number
  draft: Terms | null
  draftRevision: number
  draftSavedAt: Date | null
  draftStartedAt: Date | null
  draftSavedBy: string | null
  createdAt: Date
  createdBy: string
  changedAt: Date
  declinedWords: string
  withdrawnWords: string
  withdrawnBy: string | null
  askedAgainAt: Date | null
  businessNumber: string | null
  companyAddress: string
  representativeSealed: string | null
  nameSealed: string | null
  phoneSealed: string | null
  birthdaySealed: string | null
  isCalledOff: boolean
  signer: { id: string; name: string; title: string; canSign: boolean; hasContact: boolean }
  versions: VersionRow[]
  requests: { version: number; text: string; at: string; closedAt: string | null }[]
  signatures: SignatureRow[]
  seal: { at: string; isReady: boolean; isStamped: boolean; fee: number; storeKey: string | null } | null
  company: Company
  roomId: string | null
  income: PactIncome
}

/** The owner is $1. A candidate reads what was sent; a company nothing of somebody who left. */
const REACHED = {
  candidate: 'p.candidate_id = $1 and p.version > 0',
  company: 'p.company_id = $1',
} as const

const ROOM = `(select r.id from message_rooms r where r.candidate_id = p.candidate_id and r.company_id = p.company_id limit 1)`
const INCOME = `case when o.income_basis is not null then json_build_object('amount', o.income_basis,
  'origin', case when o.income_year is not null then json_build_object('year', o.income_year, 'source', o.income_source) end) end`

const pactsOf = (side: Side, where: string): string => `
  select ${PACT_COLUMNS}, ${COMPANY} as company, ${ROOM} as "roomId", ${INCOME} as income
  from pacts p
  join companies c on c.id = p.company_id
  join users u on u.id = p.candidate_id and ${hasNotLeft('u')}
  join coffeechats k on k.id = p.coffeechat_id
  join offers o on o.id = k.offer_id
  where ${REACHED[side]} and ${where}`

const ownerOf = (party: PactParty): string => (party.side === 'candidate' ? party.userId : party.companyId)

export async function findPact(db: Queries, { party, pactId }: OwnPact): Promise<PactRow | null> {
  const { rows } = await db.$client.query<PactRow>({
    name: `pact-of-${party.side}`,
    text: pactsOf(party.side, 'p.id = $2'),
    values: [ownerOf(party), pactId],
  })
  return rows[0] ?? null
}

/** The newest pact of a coffee chat; an earlier one was declined or sealed. */
export async function findPactOfChat(
  db: Queries,
  { party, coffeechatId }: { party: PactParty; coffeechatId: string },
): Promise<PactRow | null> {
  const { rows } = await db.$client.query<PactRow>({
    name: `pact-of-chat-of-${party.side}`,
    text: `${pactsOf(party.side, 'p.coffeechat_id = $2')} order by p.created_at desc, p.id desc limit 1`,
    values: [ownerOf(party), coffeechatId],
  })
  return rows[0] ?? null
}

/**
 * Locks the coffee chat and then the pact, in the order of everybody who changes both, so that the deeds of two sides, of the clock and
 * of a collected signature run one after the other. False when it is not the party's.
 */
export async function lockPact(tx: Queries, { party, pactId }: OwnPact): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from coffeechats k join pacts p on p.coffeechat_id = k.id where ${REACHED[party.side]} and p.id = $2
     for no key update of k`,
    [ownerOf(party), pactId],
  )
  if (rowCount === 0) return false
  await tx.$client.query('select from pacts where id = $1 for no key update', [pactId])
  return true
}

export type PactCard = Pick<
  PactRow,
  'id' | 'coffeechatId' | 'state' | 'company' | 'position' | 'version' | 'offered' | 'income'
> & {
  terms: Terms
  untilDay: string
  changedAt: Date
}

/** All pacts that reached the person, newest first. There are few. */
export async function listPacts(db: Queries, userId: string): Promise<PactCard[]> {
  const { rows } = await db.$client.query<PactCard>({
    name: 'pacts-of-person',
    text: `select p.id, p.coffeechat_id as "coffeechatId", p.state, ${COMPANY} as company, p.position, p.version, p.offered,
        v.terms, v.until_day as "untilDay", p.changed_at as "changedAt", ${INCOME} as income
      from pacts p join companies c on c.id = p.company_id
        join coffeechats k on k.id = p.coffeechat_id join offers o on o.id = k.offer_id
        join pact_versions v on v.pact_id = p.id and v.number = p.version
      where p.candidate_id = $1 and p.version > 0
      order by p.changed_at desc, p.id desc`,
    values: [userId],
  })
  return rows
}
