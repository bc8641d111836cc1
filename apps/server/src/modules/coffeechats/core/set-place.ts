import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import { isSamePlace, type Place, settlePlace } from '@coffeeattack/domain/coffeechats/place'
import { and, eq, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { dropUnsent } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changeCoffeechat, refuseBegun, refuseCancelled } from './change-coffeechat.ts'
import { keysOf, makeKnown } from './make-known.ts'
import { partnerName } from './show-times.ts'
import { notCalledOff } from './sql.ts'
import type { CoffeechatRow, OwnCoffeechat, Party } from './store.ts'

type SetPlaceInput = OwnCoffeechat & {
  place: Place
  /** Also saves it as the company's usual place. */
  isUsual?: boolean
}

/** Sets the place of the meeting; either side may until it begins (OFR-19). Setting the same place again announces nothing. */
export async function setPlace({ place, isUsual = false, ...whose }: SetPlaceInput, deps: ApiDeps) {
  const { party } = whose
  const wanted = settlePlace(place)
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    refuseBegun(chat, when.now)
    if (isUsual) await keepForCompany(tx, party, wanted, when.now)
    if (chat.place && isSamePlace(chat.place, wanted)) return
    await forgetPlace(tx, chat, when.now)
    await savePlace(tx, chat.id, wanted, when.now)
    const line = lines.placed(partnerName(chat), wanted)
    const subject = subjectOf(chat.id, when.now)
    await makeKnown(tx, { chat, party }, { what: 'PLACED', subject, line }, when)
  })
}

const subjectOf = (coffeechatId: string, setAt: Date) => `${coffeechatId}:${setAt.getTime()}`

/** Of several changes in a row only the last is announced. */
async function forgetPlace(tx: Queries, { id, placeSetAt }: CoffeechatRow, now: Date): Promise<void> {
  if (placeSetAt) await dropUnsent(tx, keysOf('PLACED', subjectOf(id, placeSetAt)), now)
}

/** An agent's offer may have no company to save the place for. */
async function keepForCompany(tx: Queries, party: Party, place: Place, now: Date): Promise<void> {
  if (party.side !== 'company' || !party.caller.companyId) return
  const { companyId } = party.caller
  if (!(await keepUsualPlace(tx, companyId, place))) return
  const detail = { changed: ['usualPlace'] }
  const deed = { action: 'company.change', subject: 'company', subjectId: companyId, detail } as const
  await recordDeed(tx, party.caller, deed, now)
}

export async function savePlace(tx: Queries, coffeechatId: string, { kind, text }: Place, now: Date) {
  await tx
    .update(coffeechats)
    .set({
      placeKind: kind,
      place: text,
      placeSetAt: now,
      placeChanges: sql`${coffeechats.placeChanges} + 1`,
    })
    .where(and(eq(coffeechats.id, coffeechatId), asSql(notCalledOff('coffeechats'))))
}

/** Saves the company's usual place; false when it did not change. */
async function keepUsualPlace(tx: Queries, companyId: string, { kind, text }: Place) {
  const { id, usualPlaceKind, usualPlace } = companies
  const isOther = sql`(${usualPlaceKind}, ${usualPlace}) is distinct from (${kind}, ${text})`
  const { rowCount } = await tx
    .update(companies)
    .set({ usualPlaceKind: kind, usualPlace: text })
    .where(and(eq(id, companyId), isOther))
  return rowCount === 1
}
