import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Group, Offer } from '../offers/offer.ts'
import { chatLines } from './chat-lines.ts'
import { createRoom, type Line, type Room, type Talk } from './room.ts'
import { SURVEY, withAgent } from './words.ts'

/** One line after the other, minutes or an hour apart. */
function spread(said: readonly Omit<Line, 'at'>[], from: Date, dice: Dice): Line[] {
  let at = from
  return said.map((line, place) => {
    if (place > 0) at = minutesAfter(at, dice.int(4, 70))
    return { ...line, at }
  })
}

/** Rooms for everyone who has something to talk about: matches, and groups that an agent helps to decide. */
export function createRooms(
  chats: readonly Coffeechat[],
  groups: readonly Group[],
  now: Date,
  dice: Dice,
): Room[] {
  const talks = new Map<string, Talk>()
  for (const chat of chats) {
    const talk = openTalk(talks, chat.offer, chat.row.createdAt)
    talk.lines.push(...chatLines(chat, now, dice.of(chat.row.id)))
    // A room with a company ends with its coffee chat; an agent stays to be written to.
    if (chat.row.cancelledAt && talk.company) talk.closedAt = talk.lines.at(-1)!.at
  }
  for (const group of groups.filter(({ row }) => row.status === 'AGENT')) {
    const talk = openTalk(talks, { ...group.offers[0]!, company: null }, group.row.decidedAt!)
    talk.lines.push(...agentLines(group, dice.of(group.row.id)).filter(({ at }) => at <= now))
  }
  return [...talks.values()].map((talk) => {
    const roll = dice.of(talk.candidate.row.id, talk.operator.row.id)
    return createRoom({ ...talk, unread: unreadOf(talk.lines, roll) }, roll)
  })
}

/** One room per candidate and company; what an agent sends is talked about with the agent. */
function openTalk(talks: Map<string, Talk>, offer: Offer, at: Date): Talk {
  const company = offer.operator.row.role === 'AGENT' ? null : offer.company
  const key = `${offer.candidate.row.id} ${company?.row.id ?? offer.operator.row.id}`
  const known = talks.get(key)
  if (known) {
    if (at < known.openedAt) known.openedAt = at
    return known
  }
  const talk: Talk = {
    candidate: offer.candidate,
    operator: offer.operator,
    company,
    offer,
    openedAt: at,
    lines: [],
  }
  talks.set(key, talk)
  return talk
}

function agentLines({ offers, candidate, row }: Group, dice: Dice): Line[] {
  const survey = {
    sender: 'OPERATOR',
    body: SURVEY,
    carries: { type: 'survey', targetId: candidate.row.id },
  } as const
  const shown = {
    sender: 'OPERATOR',
    body: `${offers[0]!.company!.row.name}부터 함께 살펴볼까요?`,
    carries: { type: 'offer', targetId: offers[0]!.row.id },
  } as const
  return spread([...withAgent, shown, ...(dice.chance(0.5) ? [survey] : [])], row.decidedAt!, dice)
}

/** Now and then the last word of the other side is still unread. */
function unreadOf(lines: readonly Line[], dice: Dice): Required<Talk>['unread'] {
  const last = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1)
  return {
    candidate: last?.sender === 'OPERATOR' && dice.chance(0.4) ? 1 : 0,
    operator: last?.sender === 'CANDIDATE' && dice.chance(0.4) ? 1 : 0,
  }
}
