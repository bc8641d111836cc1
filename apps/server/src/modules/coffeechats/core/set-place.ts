import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import { isSamePlace, type Place, settlePlace } from '@coffeeattack/domain/coffeechats/place'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { dropUnsent } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changeCoffeechat, refuseBegun, refuseCancelled } from './change-coffeechat.ts'
import { keysOf, makeKnown } from './make-known.ts'
import { keepUsualPlace, savePlace } from './place-store.ts'
import { partnerName } from './show-times.ts'
import type { CoffeechatRow, OwnCoffeechat, Party } from './store.ts'

type SetPlaceInput = OwnCoffeechat & {
  place: Place
  /** Kept for the company's next coffee chats too. */
  isUsual?: boolean
}

/** Where the two meet: either side says it until it has begun (OFR-19). The same place again is no news. */
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

/** Of several changes in a row the last is told. */
async function forgetPlace(tx: Queries, { id, placeSetAt }: CoffeechatRow, now: Date): Promise<void> {
  if (placeSetAt) await dropUnsent(tx, keysOf('PLACED', subjectOf(id, placeSetAt)), now)
}

/** An agent has no company to keep it for. */
async function keepForCompany(tx: Queries, party: Party, place: Place, now: Date): Promise<void> {
  if (party.side !== 'company' || !party.caller.companyId) return
  const { companyId } = party.caller
  if (!(await keepUsualPlace(tx, companyId, place))) return
  const detail = { changed: ['usualPlace'] }
  const deed = { action: 'company.change', subject: 'company', subjectId: companyId, detail } as const
  await recordDeed(tx, party.caller, deed, now)
}
