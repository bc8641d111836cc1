import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { SentOnly } from '@coffeeattack/domain/offers/sent-list'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import { questionWaits } from '../../rooms/core/sql.ts'
import { counterWaits, openOn, readAtOf, statusOn } from '../core/sql.ts'

/* What narrows the list of what was sent: about an offer `o`, in a statement whose second parameter is today. */

export const STATUS = statusOn('o', '$2')

const among = (what: string) => `(${openOn('o', '$2')} and ${what})`

/** Each among what waits: a counter or a question waits for us as long as its offer does. */
export const ONLY: Readonly<Record<SentOnly, string>> = {
  countered: among(counterWaits('o')),
  asked: among(`exists (select from message_rooms r where r.offer_id = o.id and ${questionWaits('r')})`),
  unread: among(`${readAtOf('o')} is null`),
  today: among('o.expiry_day = $2'),
}

export type SentFilter = {
  status?: OfferStatus | undefined
  only?: SentOnly | undefined
  by?: string | undefined
  position?: string | undefined
  q?: string | undefined
}

/**
 * What can be searched of an offer: what the person `u` does, the position, who sent it (`p`) and for whom (`c`). The marks of
 * hidden parts are left out: the word 전화번호 must not find people who hid one in their job.
 */
const SEARCHED = `concat_ws(' ', without_marks(u.shown_job_sub_label), without_marks(u.shown_job_label), o.position,
  p.name, c.name)`

export function narrowed(filter: SentFilter, say: (value: unknown) => string): string {
  const { status, only, by, position, q = '' } = filter
  return [
    status && `${STATUS} = ${say(status)}`,
    only && ONLY[only],
    by && `o.operator_id = ${say(by)}::uuid`,
    position && `o.position_id = ${say(position)}::uuid`,
    ...typedPatterns(q).map((pattern) => `${SEARCHED} ~* ${say(pattern)}`),
  ]
    .filter((one) => one !== undefined)
    .map((one) => ` and ${one}`)
    .join('')
}
