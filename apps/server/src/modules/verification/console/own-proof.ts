import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { providerStillWaits, WAITING } from '@coffeeattack/domain/verification/waiting'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { careersOf } from '../../../platform/providers/codef/career-rows.ts'
import { careerInput, type Person } from '../../../platform/providers/codef/products.ts'
import type { Exchange } from '../../../platform/providers/codef/simple-auth.ts'
import type { TwoWayInfo } from '../../../platform/providers/codef/wire.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { noteRefusal, refusalOf, unavailable } from '../core/begin-attempt.ts'
import { countRequest } from '../core/store.ts'
import { deleteOwnProof, findRecruiter, saveOwnProof } from './own-proof-store.ts'

/** What the recruiter's browser carries from the request to the answer. No table keeps it. */
type Carried = { operatorId: string; person: Person; cfid: string; twoWay: TwoWayInfo; startedAt: string }

const PLACE = 'operator_proofs.carried'
const FETCH_WITHIN_MS = 60_000

type BeginInput = Omit<Person, 'name'>

/** Asks the recruiter's phone for the confirmation, under the name by which candidates know them (FIRM-6). */
export async function beginOwnProof(given: BeginInput, { operatorId }: OperatorCaller, deps: ApiDeps) {
  const recruiter = await findRecruiter(deps.db.drizzle, operatorId)
  if (!recruiter) throw new Refusal('NOT_FOUND')
  const now = deps.clock()
  const person: Person = { ...given, name: recruiter.name }
  const phoneHashes = deps.secrets.macs('phone', person.phone)
  const limit = deps.settings.dailyVerificationLimit
  const mayAsk = await deps.db.transaction((tx) => countRequest(tx, { phoneHashes, now, limit }))
  if (!mayAsk) throw new Refusal('VERIFY_DAILY_LIMIT')
  const cfid = deps.ids.next()
  const exchange = await deps.providers.codef
    .request('career', careerInput(person, cfid))
    .catch((error: unknown) => {
      throw unavailable(error)
    })
  const { meaning, twoWay } = exchange
  if (meaning.kind === 'confirm' && twoWay)
    return carry({ operatorId, person, cfid, twoWay, startedAt: deps.clock().toISOString() }, deps)
  noteRefusal(exchange, cfid, deps)
  throw meaning.kind === 'refused' ? refusalOf('CAREER', meaning, exchange.code) : new Refusal('VERIFY_REDO')
}

/** Reads where the recruiter works now, and keeps that it is here and the day. Nothing else of the answer is kept. */
export async function confirmOwnProof(sealed: string, caller: OperatorCaller, deps: ApiDeps) {
  const carried = opened(sealed, caller, deps)
  if (!providerStillWaits(new Date(carried.startedAt), deps.clock()))
    throw new Refusal('VERIFY_TIME_EXCEEDED')
  const { person, cfid, twoWay } = carried
  const exchange = await deps.providers.codef
    .fetch('career', careerInput(person, cfid), twoWay, FETCH_WITHIN_MS)
    .catch((error: unknown) => {
      throw unavailable(error)
    })
  const { meaning } = exchange
  if (meaning.kind === 'refused') return notYet(carried, exchange, deps)
  if (meaning.kind === 'nothing') throw new Refusal('CAREER_NOT_FOUND')
  const employers = careersOf(exchange.data).flatMap(({ company, end }) =>
    end === null ? companyKey(company) : [],
  )
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const recruiter = await findRecruiter(tx, caller.operatorId)
    if (!recruiter || recruiter.name !== person.name) throw new Refusal('VERIFY_REDO')
    if (!employers.some((key) => recruiter.companyKeys.includes(key))) throw new Refusal('NOT_EMPLOYED_HERE')
    const provedOn = formatDay(kstDay(now))
    await saveOwnProof(tx, { operatorId: caller.operatorId, companyId: recruiter.companyId, provedOn })
    const deed = { action: 'operator.prove', subject: 'operator', subjectId: caller.operatorId } as const
    await recordDeed(tx, caller, deed, now)
    return { provedOn }
  })
}

/** A press before the confirmation gets a new seal, because the provider numbers each answer. */
function notYet(carried: Carried, exchange: Exchange, deps: ApiDeps) {
  const { meaning, twoWay, code } = exchange
  if (meaning.kind !== 'refused') throw new Refusal('VERIFY_REDO')
  if (meaning.situation === 'VERIFY_NOT_COMPLETED')
    return carry({ ...carried, twoWay: twoWay ?? carried.twoWay }, deps)
  noteRefusal(exchange, carried.cfid, deps)
  throw refusalOf('CAREER', meaning, code)
}

export async function removeOwnProof(caller: OperatorCaller, { db, clock }: ApiDeps) {
  await db.transaction(async (tx) => {
    await deleteOwnProof(tx, caller.operatorId)
    const deed = { action: 'operator.unprove', subject: 'operator', subjectId: caller.operatorId } as const
    await recordDeed(tx, caller, deed, clock())
  })
  return { provedOn: null }
}

function carry(carried: Carried, { secrets }: ApiDeps) {
  const expiresAt = new Date(new Date(carried.startedAt).getTime() + WAITING.endsAfterMs)
  return { sealed: secrets.seal(JSON.stringify(carried), PLACE), expiresAt: expiresAt.toISOString() }
}

/** Another recruiter's seal, or one that was changed, opens nothing. */
function opened(sealed: string, { operatorId }: OperatorCaller, { secrets }: ApiDeps): Carried {
  let carried: Carried | null = null
  try {
    carried = JSON.parse(secrets.open(sealed, PLACE)) as Carried
  } catch {
    throw new Refusal('VERIFY_REDO')
  }
  if (carried.operatorId !== operatorId) throw new Refusal('VERIFY_REDO')
  return carried
}
