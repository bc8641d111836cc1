import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import type { agentApplications, inquiries, moreOfferRequests } from '../../platform/db/schema/desk.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { createPerson } from '../candidates/person.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import type { Group } from '../offers/offer.ts'

const INQUIRIES: readonly { from: string; message: string; answer: string | null }[] = [
  {
    from: '/my/attack',
    message: '기한이 지난 제안에 다시 연락할 수 있을까요?',
    answer: '네, 회사에 여쭤보고 답이 오면 바로 알려 드릴게요.',
  },
  {
    from: '/my/report',
    message: '예상 연봉은 어떤 사람들과 견준 건가요?',
    answer: '같은 일을 비슷한 햇수만큼 한 분들이에요. 다섯 명보다 적으면 보여 드리지 않아요.',
  },
  {
    from: '/my',
    message: '이직을 마쳤는데 프로필을 잠시 쉬게 하고 싶어요.',
    answer: '홈에서 어택 쉬기를 누르시면 회사에 보이지 않아요.',
  },
  {
    from: '/',
    message: '경력이 6개월인데 참여할 수 있나요?',
    answer: '건강보험에 직장 이력이 있으면 참여할 수 있어요.',
  },
  {
    from: '/faq',
    message: '지금 다니는 회사의 계열사에도 안 보이나요?',
    answer: '네, 같은 그룹으로 등록된 회사에는 보이지 않아요.',
  },
  {
    from: '/submit',
    message: '프리랜서도 국세청 소득으로 인증할 수 있나요?',
    answer: '국세청 인증으로 소득을 불러올 수 있어요. 커리어는 건강보험 이력이 필요해요.',
  },
  { from: '/my/message', message: '담당자가 바뀐 것 같은데 대화가 이어지나요?', answer: null },
  { from: '/business', message: '새벽공방 채용팀이에요. 언제부터 써 볼 수 있나요?', answer: null },
  {
    from: '/my/result',
    message: '수락한 뒤에 커피챗 날짜를 바꾸고 싶어요.',
    answer: '대화방에서 다른 시간을 제안하시면 돼요.',
  },
  { from: '/my/profile', message: '회사 이름이 예전 이름으로 나와요.', answer: null },
  { from: '/login', message: '휴대전화 번호가 바뀌었어요. 어떻게 로그인하나요?', answer: null },
  { from: '/money', message: '평생 소득 그래프를 그림으로 내려받고 싶어요.', answer: null },
]

const WISHES = [
  '재택이 되는 회사를 더 보고 싶어요.',
  '핀테크 쪽 제안을 더 받고 싶어요.',
  '연봉을 조금 낮춰도 작은 팀이 좋아요.',
  '',
] as const

export type Inquiry = { row: Omit<typeof inquiries.$inferInsert, 'contactSealed'>; contact: string | null }
export type Application = {
  row: Omit<typeof agentApplications.$inferInsert, 'nameSealed' | 'phoneSealed'>
  name: string
  phone: string
}

type RequestsInput = { candidates: readonly Candidate[]; agents: readonly Operator[]; now: Date }

/** What people asked, some of it answered. */
export function createInquiries({ candidates, agents, now }: RequestsInput, dice: Dice): Inquiry[] {
  const askers = candidates.filter(({ state }) => state === 'ACTIVE')
  return INQUIRIES.map(({ from, message, answer }, place) => {
    const isStranger = place % 4 === 3
    const asker = dice.pick(askers)
    const createdAt = between(daysBefore(now, answer ? 20 : 3), daysBefore(now, answer ? 4 : 0.05), dice)
    return {
      contact: isStranger ? `visitor${place}@mail.example` : null,
      row: {
        id: dice.id(createdAt),
        userId: isStranger ? null : asker.row.id,
        fromPath: from,
        message,
        isOfCompany: from === '/business',
        createdAt,
        handledBy: answer ? dice.pick(agents).row.id : null,
        handledAt: answer ? between(createdAt, daysBefore(now, 1), dice) : null,
        answer,
      },
    }
  })
}

export function createWishes(
  { candidates, agents, now }: RequestsInput,
  dice: Dice,
): (typeof moreOfferRequests.$inferInsert)[] {
  const askers = dice.some(
    candidates.filter(({ state, row }) => state === 'ACTIVE' && row.certifiedAt! < daysBefore(now, 8)),
    10,
  )
  return askers.map(({ row }, place) => {
    const createdAt = between(daysBefore(now, 7), daysBefore(now, 1), dice)
    const isHandled = place % 2 === 0
    return {
      id: dice.id(createdAt),
      userId: row.id,
      message: dice.pick(WISHES),
      createdAt,
      handledBy: isHandled ? dice.pick(agents).row.id : null,
      handledAt: isHandled ? between(createdAt, now, dice) : null,
    }
  })
}

/** Wishes that some curations answered (BIZ-4). */
export function createAnsweredWishes(
  groups: readonly Group[],
  dice: Dice,
): (typeof moreOfferRequests.$inferInsert)[] {
  return groups.slice(1, 4).map(({ row, candidate, operator }) => {
    const createdAt = between(daysBefore(row.createdAt, 3), daysBefore(row.createdAt, 1), dice)
    return {
      id: dice.id(createdAt),
      userId: candidate.row.id,
      message: dice.pick(WISHES),
      createdAt,
      handledBy: operator.row.id,
      handledAt: row.createdAt,
      groupId: row.id,
    }
  })
}

/** People without an account who asked for an agent. */
export function createApplications({ agents, now }: RequestsInput, dice: Dice): Application[] {
  return Array.from({ length: 5 }, (_, place) => {
    const { name, phone } = createPerson(900 + place, 2019, dice)
    const createdAt = between(daysBefore(now, 12), daysBefore(now, 1), dice)
    return {
      name,
      phone,
      row: {
        id: dice.id(createdAt),
        createdAt,
        purgeAt: daysBefore(createdAt, -KEPT_DAYS),
        handledBy: place < 2 ? dice.pick(agents).row.id : null,
        handledAt: place < 2 ? between(createdAt, now, dice) : null,
      },
    }
  })
}
