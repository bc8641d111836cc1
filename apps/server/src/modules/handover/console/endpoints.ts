import { HANDOVER, webhookUrlProblem } from '@coffeeattack/domain/handover/endpoint'
import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import { OLD_SECRET_MS } from '@coffeeattack/domain/handover/retry'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { callEndpoint } from '../core/call-endpoint.ts'
import { giveUpWaiting } from '../core/store.ts'
import {
  addEndpoint as insertEndpoint,
  changeEndpoint as saveEndpoint,
  countEndpoints,
  findEndpoint,
  findSecret,
  lockCompany,
  type OwnEndpoint,
  removeEndpoint as deleteEndpoint,
  replaceSecret,
} from './endpoint-store.ts'
import { shownEndpoint } from './show-handover.ts'

type NewEndpoint = { name: string; url: string; events: HandoverEvent[] }

const SECRET_BYTES = 32
const newSecret = ({ random }: Pick<ApiDeps, 'random'>) =>
  `whsec_${Buffer.from(random(SECRET_BYTES)).toString('base64')}`

/** Adds an endpoint. Its secret is returned only here. */
export async function addEndpoint({ name, url, events }: NewEndpoint, caller: OperatorCaller, deps: ApiDeps) {
  refuseAddress(url, deps)
  const secret = newSecret(deps)
  const secretSealed = deps.secrets.seal(secret, 'webhook_endpoints.secret_sealed')
  const endpoint = await change(caller, 'handover.add-endpoint', deps, async (tx, now) => {
    await lockCompany(tx, companyOf(caller))
    if ((await countEndpoints(tx, companyOf(caller))) >= HANDOVER.endpoints)
      throw new Refusal('INVALID_INPUT', {
        fields: { url: `주소는 ${HANDOVER.endpoints}개까지 둘 수 있어요` },
      })
    const id = deps.ids.next()
    const made = { companyId: companyOf(caller), createdBy: caller.operatorId, createdAt: now }
    await insertEndpoint(tx, {
      id,
      name: name.trim(),
      url: url.trim(),
      events: unique(events),
      secretSealed,
      ...made,
    })
    return id
  })
  return { ...endpoint, secret }
}

type EndpointChange = {
  endpointId: string
  name?: string | undefined
  url?: string | undefined
  events?: HandoverEvent[] | undefined
  isStopped?: boolean | undefined
}

/** Changes the given fields. A stopped endpoint gets no events; reactivated, it starts with new ones. */
export async function changeEndpoint(
  { endpointId, name, url, events, isStopped }: EndpointChange,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const whose = { endpointId, companyId: companyOf(caller) }
  if ([name, url, events, isStopped].every((given) => given === undefined)) return unchanged(whose, deps)
  if (url !== undefined) refuseAddress(url, deps)
  return change(caller, 'handover.change-endpoint', deps, async (tx, now) => {
    const set = {
      ...(name !== undefined && { name: name.trim() }),
      ...(url !== undefined && { url: url.trim(), failingSince: null }),
      ...(events !== undefined && { events: unique(events) }),
      ...(isStopped === true && { stoppedAt: now, isStoppedByUs: false }),
      ...(isStopped === false && { stoppedAt: null, isStoppedByUs: false, failingSince: null }),
    }
    const isOurs = await saveEndpoint(tx, whose, set)
    if (!isOurs) throw new Refusal('NOT_FOUND')
    if (isStopped) await giveUpWaiting(tx, endpointId)
    return endpointId
  })
}

async function unchanged(whose: OwnEndpoint, { db, clock }: ApiDeps) {
  const row = await findEndpoint(db.drizzle, whose)
  if (!row) throw new Refusal('NOT_FOUND')
  return shownEndpoint(row, clock())
}

export async function removeEndpoint(endpointId: string, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  await db.transaction(async (tx) => {
    const isGone = await deleteEndpoint(tx, { endpointId, companyId: companyOf(caller) })
    if (!isGone) throw new Refusal('NOT_FOUND')
    await note(tx, caller, { action: 'handover.remove-endpoint', id: endpointId }, now)
  })
}

/** The previous secret keeps signing for a day. */
export async function renewSecret(endpointId: string, caller: OperatorCaller, deps: ApiDeps) {
  const { secrets } = deps
  const secret = newSecret(deps)
  const endpoint = await change(caller, 'handover.renew-secret', deps, async (tx, now) => {
    const whose = { endpointId, companyId: companyOf(caller) }
    const current = await findSecret(tx, whose)
    if (!current) throw new Refusal('NOT_FOUND')
    const old = secrets.open(current.secretSealed, 'webhook_endpoints.secret_sealed')
    await replaceSecret(tx, whose, {
      secretSealed: secrets.seal(secret, 'webhook_endpoints.secret_sealed'),
      oldSecretSealed: secrets.seal(old, 'webhook_endpoints.old_secret_sealed'),
      oldSecretUntil: new Date(now.getTime() + OLD_SECRET_MS),
    })
    return endpointId
  })
  return { ...endpoint, secret }
}

/** Sends a test event about nobody, also to a stopped endpoint, so that a repair can be checked. */
export async function pingEndpoint(endpointId: string, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const found = await findSecret(db.drizzle, { endpointId, companyId: companyOf(caller) })
  if (!found) throw new Refusal('NOT_FOUND')
  const at = clock()
  await db.transaction((tx) => note(tx, caller, { action: 'handover.ping', id: endpointId }, at))
  return callEndpoint(found, { id: ids.next(), type: 'ping', at, data: {} }, deps)
}

function refuseAddress(url: string, { settings }: ApiDeps): void {
  const problem = webhookUrlProblem(URL.parse(url.trim()), { allowsLoopback: settings.webhookLoopback })
  if (problem) throw new Refusal('INVALID_INPUT', { fields: { url: problem } })
}

const unique = (events: readonly HandoverEvent[]) => [...new Set(events)]

/** Changes an endpoint of the caller's company, records it in the audit trail and refreshes open pages. */
async function change(
  caller: OperatorCaller,
  action: DeedAction,
  { db, clock }: ApiDeps,
  work: (tx: Queries, now: Date) => Promise<string>,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    const id = await work(tx, now)
    await note(tx, caller, { action, id }, now)
    const row = await findEndpoint(tx, { endpointId: id, companyId: companyOf(caller) })
    return shownEndpoint(row!, now)
  })
}

async function note(
  tx: Queries,
  caller: OperatorCaller,
  { action, id }: { action: DeedAction; id: string },
  now: Date,
): Promise<void> {
  await recordDeed(tx, caller, { action, subject: 'webhook', subjectId: id }, now)
  await changed(tx, ['handover'], [companyOf(caller)], now)
}
