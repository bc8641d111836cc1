import type { Place } from '@coffeeattack/domain/coffeechats/place'
import { scheduleOf } from '@coffeeattack/domain/coffeechats/schedule'
import { freeStarts, type UsualHours } from '@coffeeattack/domain/coffeechats/usual-hours'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { works } from '../../operators/core/sql.ts'
import { changeCoffeechat, refuseCancelled } from './change-coffeechat.ts'
import { announceFixed } from './fix-meeting.ts'
import { forgetTimes } from './make-known.ts'
import { fixedMeetings, lockMeetings, refuseOverlap } from './meetings.ts'
import { mayMeetAgain } from './outcomes.ts'
import { savePlace } from './set-place.ts'
import { usualHoursPlaceOf } from './sql.ts'
import { addTimes, type CoffeechatRow, fixTime, type OwnCoffeechat, withdrawTimes } from './store.ts'

const HOURS = `h.weekdays, h.from_minute as "from", h.until_minute as "until", h.minutes, ${usualHoursPlaceOf('h')} as place`

type Row = UsualHours & { weekdays: number[] }

/** Hours as their recruiter set them. */
export async function findUsualHours(db: Queries, operatorId: string): Promise<Row | null> {
  const { rows } = await db.$client.query<Row>(
    `select ${HOURS} from usual_hours h where h.operator_id = $1`,
    [operatorId],
  )
  return rows[0] ?? null
}

/** The hours in which a coffee chat can be picked; null once its recruiter no longer works for the company. */
async function hoursFor(db: Queries, { company, operator }: CoffeechatRow): Promise<UsualHours | null> {
  const { rows } = await db.$client.query<UsualHours>({
    name: 'usual-hours-of-sender',
    text: `select ${HOURS} from usual_hours h join operators p on p.id = h.operator_id
      where h.operator_id = $1 and ${works('p')} and (p.company_id is null or p.company_id = $2)`,
    values: [operator.id, company?.id ?? null],
  })
  return rows[0] ?? null
}

/** Whether nothing is fixed that a pick would change without the company's yes. */
const isOpenToPick = (chat: CoffeechatRow): boolean =>
  chat.cancelledAt === null &&
  (scheduleOf(chat.times).kind !== 'confirmed' || mayMeetAgain('candidate', chat))

type Shown = { minutes: number; place: Place | null; startItems: string[] }

/** The free starts of the recruiter's usual hours; null without hours, and while a time is fixed. */
export async function usualTimesFor(
  db: Queries,
  chat: CoffeechatRow,
  { meetings, now }: { meetings: Awaited<ReturnType<typeof fixedMeetings>>; now: Date },
): Promise<Shown | null> {
  const hours = isOpenToPick(chat) ? await hoursFor(db, chat) : null
  if (!hours) return null
  const starts = freeStarts({ hours, meetings: meetings.company, now })
  return {
    minutes: hours.minutes,
    place: hours.place,
    startItems: starts.map((startsAt) => startsAt.toISOString()),
  }
}

type PickTimeInput = OwnCoffeechat & { startsAt: string; overlaps: boolean }

/**
 * The candidate takes a free time of the recruiter's usual hours: it is fixed at once, with the place of the hours unless
 * the two have one. The recruiter's other meetings are never overlapped.
 */
export async function pickTime({ startsAt, overlaps, ...whose }: PickTimeInput, deps: ApiDeps) {
  const { party } = whose
  const at = new Date(startsAt).getTime()
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    if (!isOpenToPick(chat)) {
      const schedule = scheduleOf(chat.times)
      if (schedule.kind === 'confirmed' && schedule.slot.startsAt.getTime() === at) return
      throw new Refusal('COFFEECHAT_TIME_CHANGED')
    }
    await lockMeetings(tx, chat)
    const hours = await hoursFor(tx, chat)
    if (!hours) throw new Refusal('COFFEECHAT_TIME_CHANGED')
    const meetings = await fixedMeetings(tx, chat, when.now)
    const free = freeStarts({ hours, meetings: meetings.company, now: when.now })
    if (!free.some((start) => start.getTime() === at)) throw new Refusal('COFFEECHAT_TIME_TAKEN')
    const slot = { startsAt: new Date(at), minutes: hours.minutes }
    refuseOverlap(slot, meetings.candidate, overlaps)
    const standing = chat.times.filter(({ withdrawnAt }) => withdrawnAt === null)
    await forgetTimes(tx, standing, when.now)
    await withdrawTimes(tx, chat.id, when.now)
    const slots = [{ ...slot, agreedOverlaps: [] }]
    const [id] = await addTimes(tx, { coffeechatId: chat.id, proposedBy: 'company', slots }, when)
    await fixTime(tx, chat.id, id!, when.now)
    if (!chat.place && hours.place) await savePlace(tx, chat.id, hours.place, when.now)
    await announceFixed(tx, { chat, party, time: { id: id!, ...slot }, isMove: false }, when)
  })
}
