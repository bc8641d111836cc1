import type { Dice } from '../chance/dice.ts'
import { between, earlier, minutesAfter } from '../chance/moments.ts'
import type { Offer } from '../offers/offer.ts'
import { createRoom, type Line, type Room, type Talk } from './room.ts'

/** What is talked about before anybody has a name (OFR-17). With a refusal it closes, nameless for good. */
export function namelessTalk(offer: Offer, lines: Line[], unread?: Talk['unread']): Talk {
  return {
    candidate: offer.candidate,
    operator: offer.operator,
    company: offer.company,
    offer,
    openedAt: lines[0]!.at,
    lines,
    closedAt: offer.row.status === 'WAITING' ? null : offer.row.decidedAt!,
    unread,
    isNameless: true,
  }
}

const QUESTIONS = [
  ['재택은 일주일에 며칠까지 되나요?', '이틀까지 돼요. 요일은 팀에서 정해요.'],
  ['지금 팀에는 몇 분이 일하시나요?', '여섯 명이에요. 리드까지 모두 개발자예요.'],
  ['수습 기간에도 연봉이 같나요?', '네, 첫 달부터 같은 금액이에요.'],
] as const

const COUNT = { WAITING: 2, REFUSED: 1 } as const

/** A few ask 노을클라우드: the first waits for its answer, the last refused in the end. */
export function createNamelessRooms(offers: readonly Offer[], now: Date, dice: Dice): Room[] {
  const asked = offers.filter(
    ({ row, company, operator }) =>
      company?.slug === 'noeul-cloud' && operator.row.role === 'RECRUITER' && row.readAt && !row.undoneAt,
  )
  const some = (Object.keys(COUNT) as (keyof typeof COUNT)[]).flatMap((status) =>
    asked.filter(({ row }) => row.status === status).slice(0, COUNT[status]),
  )
  return some.map((offer, place) => {
    const roll = dice.of(offer.row.id)
    const [question, answer] = QUESTIONS[place % QUESTIONS.length]!
    const until = offer.row.decidedAt ?? now
    const at = between(offer.row.readAt!, earlier(until, minutesAfter(offer.row.readAt!, 600)), roll)
    const answeredAt = between(at, earlier(until, minutesAfter(at, 90)), roll)
    const lines: Line[] = [
      { sender: 'CANDIDATE', at, body: question },
      ...(place > 0 ? [{ sender: 'OPERATOR' as const, at: answeredAt, body: answer }] : []),
    ]
    return createRoom(namelessTalk(offer, lines, { candidate: 0, operator: place > 0 ? 0 : 1 }), roll)
  })
}
