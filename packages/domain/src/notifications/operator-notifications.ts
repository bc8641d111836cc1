// long because: one table holds every notification of operators; a new one is one more entry.
import { placeText } from '../coffeechats/meeting-text.ko.ts'
import { moneyText } from '../salary/format.ts'
import { isMeetingAhead, movedText } from './coffeechat-events.ts'
import type { NotificationWords, OperatorFact } from './facts.ts'
import type { NotificationGroup } from './operator-groups.ts'
import {
  careerText,
  chosenText,
  type FactOfPerson,
  joined,
  offeredRange,
  peopleText,
  positionText,
  questionText,
  saidText,
  startText,
  subjectOf,
  whoText,
} from './operator-words.ts'

type OperatorNotification = {
  group: NotificationGroup
  /** For mails and lock screens, and for the centre if there is nothing else to say. It names nobody. */
  plain: string
  /**
   * The page that it opens (contract/notification-pages.ts has the address), and the button while somebody waits for an
   * answer. Null if nobody ever does; fact-sql.ts in modules/notifications says who waits.
   */
  link: { page: string; answer: string | null }
  /** The person's own words first, then who and what. A title of null is the plain one; null says only the plain sentence. */
  words: (fact: OperatorFact) => { title: string | null; body: string } | null
  /** Whether it may still ring: what was answered or cancelled in the meantime stands in the centre only. */
  isStillTrue: (fact: OperatorFact, now: Date) => boolean
}

/** The words of what needs a person: nothing is said about somebody who left or blocked the company. */
const ofPerson =
  (words: (fact: FactOfPerson) => { title: string | null; body: string }) => (fact: OperatorFact) =>
    fact.person === null ? null : words({ ...fact, person: fact.person })

/** What a candidate did about an offer or its coffee chat. */
const candidateDid = (act: string) =>
  ofPerson((fact) => ({
    title: `${subjectOf(fact.person)}${act}`,
    body: joined(positionText(fact), offeredRange(fact)),
  }))

/** About a fixed time; after a move it says so, because the centre keeps its notifications. */
const ofTime = (words: (fact: FactOfPerson) => { title: string | null; body: string }) =>
  ofPerson((fact) =>
    fact.movedTo === null
      ? words(fact)
      : {
          title: `${subjectOf(fact.person)}과의 이 커피챗 시간은 바뀌었어요`,
          body: joined(movedText(fact.startsAt, fact.movedTo), positionText(fact)),
        },
  )

const offerEnded = (title: string) =>
  ofPerson((fact) => ({ title, body: joined(whoText(fact.person), offeredRange(fact)) }))

const aboutCard = (titleOf: (colleague: string) => string | null) =>
  ofPerson(({ person, colleague }) => ({
    title: colleague ? titleOf(colleague) : null,
    body: joined(whoText(person), person.name && careerText(person)),
  }))

const isOpen = (fact: OperatorFact) => fact.isOpen
const hasPerson = ({ person }: OperatorFact) => person !== null
const isOn = ({ person, isCalledOff }: OperatorFact) => person !== null && !isCalledOff
const isTimeAhead = ({ isCalledOff, fixedAt, startsAt }: OperatorFact, now: Date) =>
  isMeetingAhead({ isCancelled: isCalledOff, fixedAt }, startsAt, now)
const always = () => true

/** Every notification that an operator can get (BIZ-7). A new one is one more entry here. */
export const operatorNotifications = {
  OFFER_MATCHED: {
    group: 'MATCH',
    plain: '보낸 어택으로 커피챗이 연결됐어요',
    link: { page: 'coffeechat', answer: '시간 제안하기' },
    words: ofPerson((fact) => ({
      title: `${subjectOf(fact.person)}이 커피챗을 골랐어요`,
      body: joined(positionText(fact), offeredRange(fact), '이름과 연락처가 열렸어요'),
    })),
    isStillTrue: isOn,
  },
  COFFEECHAT_CANCELLED: {
    group: 'MATCH',
    plain: '커피챗이 취소됐어요',
    link: { page: 'coffeechat', answer: null },
    words: candidateDid('이 커피챗을 취소했어요'),
    isStillTrue: hasPerson,
  },
  OFFER_COUNTERED: {
    group: 'COUNTER',
    plain: '보낸 어택에 연봉을 되물은 분이 있어요',
    link: { page: 'offer', answer: '답하기' },
    words: ofPerson((fact) => {
      const range = offeredRange(fact)
      return {
        title: fact.counter === null ? null : `“${moneyText(fact.counter)}이면 만날게요”`,
        body: joined(whoText(fact.person), range && `내 제안 ${range}`),
      }
    }),
    isStillTrue: isOpen,
  },
  OFFER_ASKED: {
    group: 'QUESTION',
    plain: '보낸 어택을 두고 이름 없이 물어본 분이 있어요',
    link: { page: 'room', answer: '답하기' },
    words: ofPerson((fact) => ({
      title: saidText(fact),
      body: joined(whoText(fact.person), fact.question ? questionText(fact.question) : null),
    })),
    isStillTrue: isOpen,
  },
  COFFEECHAT_TIMES_PROPOSED: {
    group: 'TIMES',
    plain: '커피챗 시간이 제안됐어요',
    link: { page: 'coffeechat', answer: '시간 고르기' },
    words: candidateDid('이 커피챗 시간을 제안했어요'),
    isStillTrue: isOpen,
  },
  COFFEECHAT_CONFIRMED: {
    group: 'TIMES',
    plain: '커피챗 시간이 정해졌어요',
    link: { page: 'coffeechat', answer: '장소 정하기' },
    words: ofTime((fact) => ({
      title: `${subjectOf(fact.person)}이 ${fact.startsAt ? chosenText(fact.startsAt) : '시간을'} 골랐어요`,
      body: joined(positionText(fact), fact.place ? placeText(fact.place) : '이제 장소를 정해 주세요'),
    })),
    isStillTrue: isTimeAhead,
  },
  COFFEECHAT_MOVED: {
    group: 'TIMES',
    plain: '커피챗 시간이 바뀌었어요',
    link: { page: 'coffeechat', answer: null },
    words: ofTime((fact) => ({
      title: `${subjectOf(fact.person)}이 커피챗을 옮기는 데 동의했어요`,
      body: joined(startText(fact), positionText(fact)),
    })),
    isStillTrue: isTimeAhead,
  },
  COFFEECHAT_KEPT: {
    group: 'TIMES',
    plain: '커피챗은 정한 시간 그대로예요',
    link: { page: 'coffeechat', answer: null },
    words: ofTime((fact) => ({
      title: `${subjectOf(fact.person)}과는 정한 시간 그대로 만나요`,
      body: joined(startText(fact), positionText(fact)),
    })),
    isStillTrue: isTimeAhead,
  },
  COFFEECHAT_RESCHEDULED: {
    group: 'TIMES',
    plain: '커피챗 시간을 다시 정해야 해요',
    link: { page: 'coffeechat', answer: '시간 제안하기' },
    words: candidateDid('이 시간을 다시 정하고 싶어 해요'),
    isStillTrue: isOpen,
  },
  COFFEECHAT_PLACED: {
    group: 'TIMES',
    plain: '커피챗 장소가 정해졌어요',
    link: { page: 'coffeechat', answer: null },
    words: ofPerson((fact) => ({
      title: `${subjectOf(fact.person)}이 커피챗 장소를 정했어요`,
      body: joined(startText(fact), fact.place && placeText(fact.place)),
    })),
    isStillTrue: isOn,
  },
  COFFEECHAT_OUTCOME_ASKED: {
    group: 'TIMES',
    plain: '커피챗이 어땠는지 알려 주세요',
    link: { page: 'coffeechat', answer: '답하기' },
    words: ofPerson((fact) => ({
      title: `${subjectOf(fact.person)}과의 커피챗은 어땠나요?`,
      body: joined(startText(fact), positionText(fact)),
    })),
    isStillTrue: isOpen,
  },
  COFFEECHAT_STAGE_ANSWERED: {
    group: 'TIMES',
    plain: '적어 둔 진행 상황에 후보자가 답했어요',
    link: { page: 'coffeechat', answer: null },
    words: candidateDid('이 적어 둔 진행 상황에 답했어요'),
    isStillTrue: hasPerson,
  },
  PACT_CHANGE_ASKED: {
    group: 'PACT',
    plain: '처우 합의서를 바꿔 달라는 부탁이 왔어요',
    link: { page: 'pact', answer: null },
    words: candidateDid('이 처우 합의서를 바꿔 달라고 했어요'),
    isStillTrue: hasPerson,
  },
  PACT_SIGNED: {
    group: 'PACT',
    plain: '후보자가 처우 합의서에 서명했어요',
    link: { page: 'pact', answer: null },
    words: candidateDid('이 처우 합의서에 서명했어요'),
    isStillTrue: hasPerson,
  },
  PACT_SIGNATURE_TAKEN_BACK: {
    group: 'PACT',
    plain: '후보자가 처우 합의서의 서명을 거뒀어요',
    link: { page: 'pact', answer: null },
    words: candidateDid('이 처우 합의서의 서명을 거뒀어요'),
    isStillTrue: hasPerson,
  },
  /** The signer whom the company named is the one to act. */
  PACT_TO_SIGN: {
    group: 'PACT',
    plain: '서명을 기다리는 처우 합의서가 있어요',
    link: { page: 'pact', answer: null },
    words: ofPerson((fact) => ({
      title: `${subjectOf(fact.person)}의 처우 합의서에 서명해 주세요`,
      body: joined(positionText(fact)),
    })),
    isStillTrue: hasPerson,
  },
  PACT_DECLINED: {
    group: 'PACT',
    plain: '후보자가 처우 합의서에 함께하지 않기로 했어요',
    link: { page: 'pact', answer: null },
    words: candidateDid('이 함께하지 않기로 했어요'),
    isStillTrue: hasPerson,
  },
  PACT_LAPSED: {
    group: 'PACT',
    plain: '처우 합의서에 서명할 수 있는 날이 지났어요',
    link: { page: 'pact', answer: null },
    words: ofPerson((fact) => ({ title: null, body: joined(whoText(fact.person), positionText(fact)) })),
    isStillTrue: hasPerson,
  },
  PACT_ASKED_AGAIN: {
    group: 'PACT',
    plain: '기한이 지난 처우 합의서를 다시 보내 달라고 해요',
    link: { page: 'pact', answer: null },
    words: candidateDid('이 처우 합의서를 다시 보내 달라고 해요'),
    isStillTrue: hasPerson,
  },
  PACT_SEALED: {
    group: 'PACT',
    plain: '처우 합의서를 봉인했어요',
    link: { page: 'pact', answer: null },
    words: ofPerson((fact) => ({
      title: `${subjectOf(fact.person)}과의 처우 합의서를 봉인했어요`,
      body: joined(positionText(fact)),
    })),
    isStillTrue: hasPerson,
  },
  PACT_WITHDRAWN: {
    group: 'PACT',
    plain: '후보자가 떠나서 처우 합의서를 닫았어요',
    link: { page: 'pact', answer: null },
    words: () => null,
    isStillTrue: always,
  },
  PROOF_SENT: {
    group: 'PACT',
    plain: '부탁한 증명서가 왔어요',
    link: { page: 'coffeechat', answer: null },
    words: candidateDid('이 증명서를 보냈어요'),
    isStillTrue: hasPerson,
  },
  OFFER_REFUSED: {
    group: 'REFUSAL',
    plain: '보낸 어택에 이번에는 어렵다는 답이 왔어요',
    link: { page: 'offer', answer: null },
    words: offerEnded('이번에는 어렵다고 답했어요'),
    isStillTrue: hasPerson,
  },
  KEPT_WORD_ASKED: {
    group: 'TIMES',
    plain: '커피어택 에이전트가 커피챗을 두고 물어봤어요',
    link: { page: 'coffeechat', answer: '답하기' },
    words: ofPerson((fact) => ({
      title: `${subjectOf(fact.person)}과의 커피챗을 두고 에이전트가 물어봤어요`,
      body: joined(positionText(fact)),
    })),
    isStillTrue: isOpen,
  },
  OFFER_EXPIRED: {
    group: 'REFUSAL',
    plain: '보낸 어택이 답 없이 마감됐어요',
    link: { page: 'offer', answer: null },
    words: offerEnded('답 없이 기한이 지났어요'),
    isStillTrue: hasPerson,
  },
  ROOM_MESSAGE: {
    group: 'MESSAGE',
    plain: '안 읽은 메시지가 있어요',
    link: { page: 'room', answer: '답하기' },
    words: ofPerson((fact) => ({ title: saidText(fact), body: whoText(fact.person) })),
    isStillTrue: isOpen,
  },
  CURATION_ASKED: {
    group: 'CURATION',
    plain: '큐레이션을 두고 이야기하고 싶어 하는 분이 있어요',
    link: { page: 'curation', answer: '답하기' },
    words: ofPerson(({ person, companyCount }) => ({
      title: '큐레이션을 두고 이야기하고 싶어 해요',
      body: joined(whoText(person), companyCount > 0 ? `회사 ${companyCount}곳` : null),
    })),
    isStillTrue: isOpen,
  },
  PROFILE_SAVED: {
    group: 'PROFILE',
    plain: '후보자가 프로필을 새로 채웠어요',
    link: { page: 'candidate', answer: null },
    words: ofPerson(({ person }) => ({ title: '프로필을 새로 채웠어요', body: whoText(person) })),
    isStillTrue: hasPerson,
  },
  INQUIRY: {
    group: 'DESK',
    plain: '새 문의가 왔어요',
    link: { page: 'inquiry', answer: '답하기' },
    words: (fact) => ({
      title: saidText(fact),
      body: fact.person ? whoText(fact.person) : '비회원 문의',
    }),
    isStillTrue: isOpen,
  },
  COMPANY_INQUIRY: {
    group: 'DESK',
    plain: '회사의 새 문의가 왔어요',
    link: { page: 'companyInquiry', answer: '답하기' },
    words: (fact) => ({ title: saidText(fact), body: '회사 문의' }),
    isStillTrue: isOpen,
  },
  KEPT_WORD_ANSWERED: {
    group: 'DESK',
    plain: '약속을 두고 물은 것에 회사가 답했어요',
    link: { page: 'keptWords', answer: '답 보기' },
    words: ofPerson((fact) => ({ title: null, body: joined(whoText(fact.person)) })),
    isStillTrue: isOpen,
  },
  MORE_REQUEST: {
    group: 'DESK',
    plain: '상담을 신청한 분이 있어요',
    link: { page: 'moreRequests', answer: '신청 보기' },
    words: ofPerson((fact) => ({
      title: saidText(fact) ?? '어택을 더 받고 싶어 해요',
      body: whoText(fact.person),
    })),
    isStillTrue: isOpen,
  },
  APPLICATION: {
    group: 'DESK',
    plain: '에이전트의 도움을 신청한 분이 있어요',
    link: { page: 'applications', answer: '신청 보기' },
    words: () => ({ title: null, body: '맡긴 이력서와 포트폴리오를 보고 연락해 주세요' }),
    isStillTrue: isOpen,
  },
  CARD_REMINDED: {
    group: 'PIPELINE',
    plain: '오늘 다시 보기로 한 분이 있어요',
    link: { page: 'card', answer: null },
    words: aboutCard(() => null),
    isStillTrue: hasPerson,
  },
  CARD_ASSIGNED: {
    group: 'PIPELINE',
    plain: '동료가 나를 담당으로 정했어요',
    link: { page: 'card', answer: null },
    words: aboutCard((colleague) => `${colleague} 님이 나를 담당으로 정했어요`),
    isStillTrue: hasPerson,
  },
  NOTE_MENTIONED: {
    group: 'PIPELINE',
    plain: '동료가 메모에서 나를 불렀어요',
    link: { page: 'card', answer: null },
    words: ofPerson((fact) => ({
      title: fact.colleague ? `${fact.colleague} 님이 메모에서 나를 불렀어요` : null,
      body: joined(whoText(fact.person), saidText(fact)),
    })),
    isStillTrue: hasPerson,
  },
  WEBHOOK_STOPPED: {
    group: 'HANDOVER',
    plain: '채용 시스템 연결이 멈췄어요',
    link: { page: 'handover', answer: null },
    words: () => ({
      title: null,
      body: '닷새 동안 받지 못해 보내기를 멈췄어요. 받는 쪽을 고친 뒤 다시 시작해 주세요',
    }),
    isStillTrue: always,
  },
  SAFETY_REPORTED: {
    group: 'SAFETY',
    plain: '안전에 새로 알린 일이 있어요',
    link: { page: 'safetyCase', answer: null },
    words: () => ({ title: null, body: '무엇을 알렸는지는 안전에서 볼 수 있어요' }),
    isStillTrue: always,
  },
  SAFETY_HANDED_OVER: {
    group: 'SAFETY',
    plain: '관리자가 정할 안전에 관한 일이 있어요',
    link: { page: 'safetyCase', answer: null },
    words: () => ({ title: null, body: '멈춤을 확정하거나 회사를 내릴 수 있어요' }),
    isStillTrue: always,
  },
  SENDER_STOPPED: {
    group: 'SAFETY',
    plain: '보내기를 72시간 동안 멈췄어요',
    link: { page: 'ownStop', answer: null },
    words: () => ({ title: null, body: '이유를 읽고 다시 봐 달라고 할 수 있어요' }),
    isStillTrue: always,
  },
  /** '관심 있어요' (MATCH-1). It names nobody and leads to no profile. */
  POSITION_INTEREST: {
    group: 'INTEREST',
    plain: '포지션에 관심 있다고 한 분이 있어요',
    link: { page: 'position', answer: null },
    words: () => ({ title: null, body: '이름 없이 알려 왔고, 그 포지션의 맨 앞에 있어요' }),
    isStillTrue: always,
  },
  FAIRNESS_ALERT: {
    group: 'FAIRNESS',
    plain: '추천이 덜 가는 묶음이 있어요',
    link: { page: 'fairness', answer: null },
    words: () => ({ title: null, body: '비율이 0.8보다 낮아요. 무게는 저절로 바뀌지 않아요' }),
    isStillTrue: always,
  },
  SAVED_SEARCH: {
    group: 'SEARCH',
    plain: '저장한 검색에 새로 온 분이 있어요',
    link: { page: 'savedSearch', answer: null },
    words: ({ search }) => ({
      title: search && `‘${search.name}’에 새로 ${peopleText(search.count)}이 왔어요`,
      body: '',
    }),
    isStillTrue: always,
  },
} as const satisfies Record<string, OperatorNotification>

type Table = typeof operatorNotifications
export type OperatorNotificationType = keyof Table
export type NotificationPage = Table[OperatorNotificationType]['link']['page']
/** The types that wait for an answer. */
export type AnswerableType = {
  [Type in OperatorNotificationType]: Table[Type]['link']['answer'] extends string ? Type : never
}[OperatorNotificationType]

export const operatorNotificationTypes = Object.keys(operatorNotifications) as OperatorNotificationType[]

export const groupOf = (type: OperatorNotificationType): NotificationGroup =>
  operatorNotifications[type].group

export const typesIn = (group: NotificationGroup): OperatorNotificationType[] =>
  operatorNotificationTypes.filter((type) => groupOf(type) === group)

/** How it reads in the centre and in a toast. */
export function operatorWords({
  type,
  ...fact
}: OperatorFact & { type: OperatorNotificationType }): NotificationWords {
  const { words, plain }: OperatorNotification = operatorNotifications[type]
  const said = words(fact)
  return { title: said?.title ?? plain, body: said?.body ?? '' }
}
