import { atKst, kstDay } from '@coffeeattack/domain/kst'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import type { Operator } from '../companies/operators.ts'
import { createRoom, type Line, type Room, type Talk } from '../conversations/room.ts'
import { namelessTalk } from '../conversations/nameless.ts'
import { MATCHED, whenText } from '../conversations/words.ts'
import type { Group, Offer } from '../offers/offer.ts'

const system = (at: Date, body: string): Line => ({ sender: 'SYSTEM', at, body })
const theirs = (at: Date, body: string): Line => ({ sender: 'OPERATOR', at, body })
const mine = (at: Date, body: string): Line => ({ sender: 'CANDIDATE', at, body })

type Moments = { matched: Date; proposed: Date; confirmed: Date; when: string }

const WORDS: Readonly<Record<string, (moments: Moments) => Line[]>> = {
  'neoul-energy': ({ matched, proposed, confirmed, when }) => [
    theirs(minutesAfter(matched, 12), '지우 님, 수락해 주셔서 고마워요! 편하신 시간에 30분만 만나도 좋아요.'),
    theirs(proposed, '아래에서 시간을 골라 주시겠어요?'),
    mine(confirmed, `${when} 좋아요. 팀에서 쓰는 디자인 시스템도 궁금해요!`),
    theirs(minutesAfter(confirmed, 9), '그때 뵐게요. 디자이너도 같이 나갈게요.'),
  ],
  dalgeurak: ({ matched, proposed }) => [
    theirs(minutesAfter(matched, 9), '지우 님, 반가워요! 주문 화면 이야기를 어서 나누고 싶어요.'),
    mine(minutesAfter(matched, 25), '안녕하세요, 저도 기대돼요. 팀은 몇 분인가요?'),
    theirs(proposed, '프론트엔드는 네 명이에요. 시간을 세 개 올려 두었으니 편한 때로 골라 주세요.'),
  ],
  'hanppyeom-house': ({ matched, proposed }) => [
    theirs(minutesAfter(matched, 7), '지우 님, 반가워요! 팀 리드와 시간을 맞춰 볼게요.'),
    mine(minutesAfter(matched, 18), '재택을 며칠까지 할 수 있는지 궁금해요.'),
    theirs(minutesAfter(matched, 33), '일주일에 이틀까지 할 수 있어요.'),
    theirs(proposed, '팀 리드가 되는 시간을 올려 두었어요. 만나서 더 편하게 물어보세요.'),
  ],
}

type RoomInput = {
  jiwoo: Candidate
  offers: readonly Offer[]
  chats: readonly Coffeechat[]
  curation: Group
  agent: Operator
  now: Date
}

/** Her rooms: one with a message still to read, one where nobody knows her name, and one with the agent who picked for her. */
export function createJiwooRooms(
  { jiwoo, offers, chats, curation, agent, now }: RoomInput,
  dice: Dice,
): Room[] {
  const withCompanies = chats.map(({ offer, row, times, meetsAt }): Talk => {
    const slug = offer.company!.slug
    const moments = {
      matched: row.createdAt,
      proposed: times[0]!.proposedAt,
      confirmed: times[0]!.confirmedAt ?? now,
      when: meetsAt ? whenText(meetsAt) : '',
    }
    return {
      candidate: jiwoo,
      operator: offer.operator,
      company: offer.operator.row.role === 'AGENT' ? null : offer.company,
      offer,
      openedAt: row.createdAt,
      lines: [system(row.createdAt, MATCHED), ...WORDS[slug]!(moments)],
      unread: { candidate: slug === 'dalgeurak' ? 1 : 0, operator: 0 },
    }
  })
  const openedAt = atKst(kstDay(now) - 3, 16, 20)
  const withAgent: Talk = {
    candidate: jiwoo,
    operator: agent,
    company: null,
    offer: null,
    openedAt,
    lines: agentLines(curation, openedAt),
    unread: { candidate: 0, operator: 1 },
  }
  const asked = offers.find(({ company }) => company?.slug === 'noeul-cloud')!
  const nameless = namelessTalk(asked, questions(atKst(kstDay(asked.row.deliverAt) + 1, 10, 20)))
  return [...withCompanies, nameless, withAgent].map((talk) =>
    createRoom(talk, dice.of(talk.operator.row.id)),
  )
}

/** On the morning after it came. Who answers gives a number, and so does she: neither reads the other's yet. */
function questions(from: Date): Line[] {
  return [
    mine(from, '재택 요일은 직접 고를 수 있나요?'),
    theirs(minutesAfter(from, 21), '네, 팀과 맞추면 자유예요. 수요일에만 모두 모여요.'),
    theirs(minutesAfter(from, 22), '급하면 010-0000-5830 여기로 물어봐 주세요.'),
    mine(minutesAfter(from, 42), '수습 기간에도 연봉이 같나요? 답은 jiwoo@example.com 쪽이 편해요.'),
    theirs(minutesAfter(from, 55), '네, 첫 달부터 같은 금액이에요. 여기서 이어서 답할게요.'),
  ]
}

function agentLines({ offers }: Group, from: Date): Line[] {
  return [
    theirs(
      from,
      '안녕하세요, 에이전트 정하린이에요. 결제 화면 경험을 눈여겨본 회사가 많아서 5곳을 추려 봤어요.',
    ),
    mine(minutesAfter(from, 31), '고마워요. 재택이 되는 곳부터 보고 싶어요.'),
    {
      ...theirs(minutesAfter(from, 45), '그럼 모카로지스부터 볼까요? 일주일에 사흘은 집에서 일해요.'),
      carries: { type: 'offer', targetId: offers[0]!.row.id },
    },
    mine(minutesAfter(from, 80), '좋아요. 오늘 저녁에 천천히 읽어 볼게요.'),
  ]
}
