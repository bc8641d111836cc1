import type { GateRefusal } from '../companies/gate.ts'
import { type Answer, CLOSE } from './row.ts'

/** Why a company may not do something now (FIRM-2, FIRM-3, FIRM-4, FIRM-9). */
const gate = {
  COMPANY_NOT_APPROVED: {
    status: 403,
    show: 'dialog',
    title: '후보자는 승인된 뒤에 보여요',
    body: '회사를 살펴보고 있어요. 그동안 로고와 포지션, 메시지 양식을 준비할 수 있어요.',
    ...CLOSE,
  },
  COMPANY_CLOSED: {
    status: 403,
    show: 'dialog',
    title: '지금은 쓸 수 없는 회사예요',
    body: '폐업했거나 커피어택에서 내려진 회사예요. 잘못된 것이라면 문의해 주세요.',
    ...CLOSE,
  },
  COMPANY_PAUSED: {
    status: 403,
    show: 'dialog',
    title: '잠시 멈춘 회사예요',
    body: '이미 시작한 대화는 이어 갈 수 있어요. 새로 찾거나 제안할 수는 없어요.',
    ...CLOSE,
  },
  COMPANY_SUSPENDED: {
    status: 403,
    show: 'dialog',
    title: '휴업 중인 회사예요',
    body: '국세청에 휴업으로 등록돼 있어요. 다시 영업하면 저절로 이어져요.',
    ...CLOSE,
  },
  SENDING_STOPPED: {
    status: 403,
    show: 'dialog',
    title: '보내기를 잠시 멈췄어요',
    body: '안전을 위해 확인하고 있어요. 궁금한 것은 문의해 주세요.',
    ...CLOSE,
  },
  ARREARS_UNDECIDED: {
    status: 403,
    show: 'dialog',
    title: '체불사업주 명단을 확인하고 있어요',
    body: '관리자가 살펴본 뒤에 다시 보낼 수 있어요.',
    ...CLOSE,
  },
} as const satisfies Record<GateRefusal, Answer>

/** Situations of a company that signs itself up (FIRM-1). */
export const companies = {
  ...gate,
  FIRM_NOT_MATCHED: {
    status: 409,
    show: 'field',
    title: '국세청 등록 정보와 맞지 않아요',
    body: '무엇이 다른지는 알려 드릴 수 없어요. 세 가지를 모두 다시 살펴봐 주세요.',
    ...CLOSE,
  },
  FIRM_TRIES_OVER: {
    status: 429,
    show: 'dialog',
    title: '오늘은 더 확인할 수 없어요',
    body: '같은 번호는 하루에 다섯 번까지 확인할 수 있어요. 내일 다시 시도하거나 문의해 주세요.',
    ...CLOSE,
  },
  APPLICATION_MOVED_ON: {
    status: 409,
    show: 'dialog',
    title: '신청이 다음 단계로 넘어갔어요',
    body: '지금 상태를 불러올게요.',
    button: '새로 불러오기',
    next: 'refetch',
  },
  ACCOUNT_EXISTS: {
    status: 409,
    show: 'dialog',
    title: '이미 만든 계정이 있어요',
    body: '콘솔에서 로그인해 주세요.',
    ...CLOSE,
  },
  JOIN_ASKED_TODAY: {
    status: 409,
    show: 'dialog',
    title: '오늘은 이미 알렸어요',
    body: '내일부터 한 번 더 알릴 수 있어요.',
    ...CLOSE,
  },
  MERGE_NOT_POSSIBLE: {
    status: 409,
    show: 'dialog',
    title: '합칠 수 없는 회사예요',
    body: '같은 회사이거나 이미 닫힌 회사인지 확인해 주세요.',
    ...CLOSE,
  },
  MERGE_CLASHES: {
    status: 409,
    show: 'dialog',
    title: '두 회사에 함께 열려 있는 것이 있어요',
    body: '같은 후보자와 두 회사가 모두 대화하고 있거나, 두 회사의 어택이 모두 열려 있어요.',
    ...CLOSE,
  },
  COMPANY_ALIKE: {
    status: 409,
    show: 'dialog',
    title: '같은 이름의 회사가 있어요',
    body: '같은 회사라면 새로 만들지 말고 그 회사를 쓰거나 합쳐 주세요.',
    ...CLOSE,
  },
  MERGE_UNDO_OVER: {
    status: 409,
    show: 'dialog',
    title: '하루가 지나 되돌릴 수 없어요',
    body: '합친 뒤 24시간 안에만 되돌릴 수 있어요.',
    ...CLOSE,
  },
  NOT_EMPLOYED_HERE: {
    status: 409,
    show: 'dialog',
    title: '지금 다니는 곳에서 우리 회사를 찾지 못했어요',
    body: '건강보험공단에 등록된 회사 이름이 다를 수 있어요. 남은 것은 없어요. 확인하지 않아도 어택을 보낼 수 있어요.',
    ...CLOSE,
  },
  DOMAIN_NOT_SEEN: {
    status: 503,
    show: 'dialog',
    title: '지금은 DNS를 볼 수 없어요',
    body: '적어 둔 것은 그대로예요. 10분마다 다시 볼게요.',
    ...CLOSE,
  },
} as const satisfies Record<string, Answer>
