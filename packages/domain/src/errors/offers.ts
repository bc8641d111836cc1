import { type Answer, CLOSE, RELOAD } from './row.ts'

/** The button of a result page (OFR-8). */
const RESULT_BUTTON = {
  button: '내 페이지로 가기',
  next: { go: '/signin', certified: '/my' },
} as const

/** The link of an expired offer. */
const RECONNECT_LINK = { button: '다시 연결 문의하기', next: 'inquire' } as const

/** Situations of candidates with offers, curated groups, coffee chats and messages. */
export const offers = {
  OFFER_NOT_WAITING: {
    status: 409,
    show: 'dialog',
    title: '이미 답한 제안이에요',
    body: '바뀐 내용을 불러올게요.',
    ...RELOAD,
  },
  OFFER_REFUSED: {
    status: 409,
    show: 'page',
    title: '이미 거절한 제안이에요.',
    body: '',
    ...RESULT_BUTTON,
  },
  OFFER_MATCHED: {
    status: 409,
    show: 'page',
    title: '커피챗 매칭이 완료되었어요.',
    body: '이제 서로 이름과 연락처를 볼 수 있어요.',
    ...RESULT_BUTTON,
  },
  OFFER_EXPIRED: {
    status: 409,
    show: 'page',
    title: '커피챗 수락 기간이 만료되었어요.',
    body: '이 회사와 다시 이야기하고 싶다면 문의해 주세요.',
    ...RECONNECT_LINK,
  },
  OFFER_WITH_AGENT: {
    status: 409,
    show: 'page',
    title: '에이전트와 이야기하고 정하기로 했어요',
    body: '담당 에이전트가 곧 연락드려요.',
    ...RESULT_BUTTON,
  },
  GROUP_NOT_WAITING: {
    status: 409,
    show: 'silent',
    title: '이미 답한 제안이에요',
    body: '바뀐 내용을 불러올게요.',
    ...RELOAD,
  },
  GROUP_EXPIRED: {
    status: 409,
    show: 'page',
    title: '선택 가능한 기한이 만료되었어요!',
    body: '선택 가능 기한이 지났어요.',
    ...RECONNECT_LINK,
  },
  GROUP_FOREIGN_OFFER: {
    status: 400,
    show: 'silent',
    title: '이 제안에 없는 회사를 골랐어요',
    body: '',
    button: '내 페이지로 가기',
    next: { go: '/my', replace: true },
  },
  COUNTER_USED: {
    status: 409,
    show: 'dialog',
    title: '이미 금액을 전했어요',
    body: '한 제안에 한 번만 말할 수 있어요.',
    ...RELOAD,
  },
  COUNTER_ANSWERED: {
    status: 409,
    show: 'dialog',
    title: '이미 답한 금액이에요',
    body: '바뀐 내용을 불러올게요.',
    ...RELOAD,
  },
  QUESTIONS_USED_UP: {
    status: 409,
    show: 'dialog',
    title: '질문 다섯 개를 모두 썼어요',
    body: '커피챗을 수락하면 이어서 이야기할 수 있어요.',
    button: '확인',
    next: 'close',
  },
  ONLY_CONTACTS: {
    status: 400,
    show: 'dialog',
    title: '연락처만 보낼 수는 없어요',
    body: '하고 싶은 말을 함께 적어 주세요.',
    button: '확인',
    next: 'close',
  },
  OUTCOME_CLOSED: {
    status: 409,
    show: 'dialog',
    title: '지금은 답할 수 없어요',
    body: '커피챗이 끝난 뒤 7일 동안 답할 수 있어요.',
    ...RELOAD,
  },
  POSITION_CLOSED: {
    status: 409,
    show: 'dialog',
    title: '닫은 포지션이에요',
    body: '다시 열거나, 포지션 없이 보낼 수 있어요.',
    button: '확인',
    next: 'close',
  },
  CARD_MOVED: {
    status: 409,
    show: 'toast',
    title: '그사이 동료가 바꿨어요',
    body: '바뀐 내용을 불러올게요.',
    ...RELOAD,
  },
  STAGE_CHANGED: {
    status: 409,
    show: 'dialog',
    title: '그사이 진행 상황이 바뀌었어요',
    body: '바뀐 내용을 불러올게요.',
    ...RELOAD,
  },
  COFFEECHAT_TIME_PASSED: {
    status: 409,
    show: 'dialog',
    title: '이미 지난 시간이에요',
    body: '다른 시간을 골라 주세요.',
    button: '다른 시간 고르기',
    next: 'refetch',
  },
  COFFEECHAT_TIME_CHANGED: {
    status: 409,
    show: 'dialog',
    title: '그사이 시간이 바뀌었어요',
    body: '바뀐 시간을 불러올게요.',
    ...RELOAD,
  },
  MESSAGE_UNAVAILABLE: {
    status: 404,
    show: 'page',
    title: '메시지를 확인할 수 없습니다.',
    body: '고객센터로 문의해 주세요.',
    button: '고객센터에 문의하기',
    next: 'ask-support',
  },
  MESSAGE_BLOCKED: {
    status: 409,
    show: 'dialog',
    title: '이 회사에는 메시지를 보낼 수 없어요',
    body: '궁금한 점은 고객센터로 알려 주세요.',
    button: '고객센터에 문의하기',
    next: 'ask-support',
    other: CLOSE,
  },
} as const satisfies Record<string, Answer>
