import type { Side } from '@coffeeattack/domain/coffeechats/times'
import { givenName } from '@coffeeattack/domain/text/names'
import type { Dice } from '../chance/dice.ts'
import { awake, between, later, minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Line } from './room.ts'
import {
  afterwards,
  agrees,
  farewell,
  fixes,
  hello,
  MATCHED,
  proposes,
  thanks,
  wait,
  whenText,
} from './words.ts'

const SENDERS = { company: 'OPERATOR', candidate: 'CANDIDATE' } as const
const OTHER: Readonly<Record<Side, Side>> = { company: 'candidate', candidate: 'company' }

const line = (side: Side, body: string, at: Date): Line => ({ sender: SENDERS[side], body, at })

/** The conversation that belongs to a coffee chat, as far as it has come. */
export function chatLines(chat: Coffeechat, now: Date, dice: Dice): Line[] {
  const { offer, row, meetsAt } = chat
  const name = givenName(offer.candidate.person?.name ?? '')
  const thanksAt = minutesAfter(row.createdAt, dice.int(4, 35))
  const lines = [
    { sender: 'SYSTEM', body: MATCHED, at: row.createdAt } as const,
    line('company', dice.pick(thanks)(name), thanksAt),
    ...(row.cancelledAt ? goodbye(row.cancelledAt, dice) : aboutTimes(chat, thanksAt, dice)),
    ...(meetsAt ? afterMeeting(meetsAt, dice) : []),
  ]
  return lines.filter(({ at }) => at <= now)
}

/** What is said goes with what is done: the proposal and the answer have the moments of their rows. */
function aboutTimes({ times, meetsAt }: Coffeechat, from: Date, dice: Dice): Line[] {
  const open = times.filter(({ withdrawnAt }) => !withdrawnAt)
  const [proposal] = open
  if (!proposal) return []
  const { proposedBy, proposedAt } = proposal
  const opening = [
    line('candidate', dice.pick(hello), later(from, awake(between(from, proposedAt, dice), dice))),
    line(proposedBy, dice.pick(proposes[proposedBy]), proposedAt),
  ]
  const answeredAt = open.find(({ confirmedAt }) => confirmedAt)?.confirmedAt
  if (!answeredAt || !meetsAt) {
    const isAsked = proposedBy === 'company' && dice.chance(0.4)
    return isAsked
      ? [...opening, line('candidate', dice.pick(wait), minutesAfter(proposedAt, dice.int(10, 90)))]
      : opening
  }
  return [
    ...opening,
    line(OTHER[proposedBy], dice.pick(agrees)(whenText(meetsAt)), answeredAt),
    line(proposedBy, dice.pick(fixes), minutesAfter(answeredAt, dice.int(3, 25))),
  ]
}

function goodbye(at: Date, dice: Dice): Line[] {
  return [line('candidate', farewell[0], at), line('company', farewell[1], minutesAfter(at, dice.int(5, 50)))]
}

function afterMeeting(meetsAt: Date, dice: Dice): Line[] {
  const [theirs, mine] = dice.pick(afterwards)
  const at = minutesAfter(meetsAt, dice.int(70, 130))
  return [line('company', theirs, at), line('candidate', mine, minutesAfter(at, dice.int(10, 60)))]
}
