import type { Answer } from './row.ts'

/** What recruiters and agents meet when they write to a candidate (TRUST-7). */
export const operators = {
  OFFER_QUOTA_DAILY: {
    status: 429,
    show: 'dialog',
    title: '오늘 보낼 수 있는 제안을 모두 보냈어요',
    body: '내일 다시 보낼 수 있어요.',
    button: '닫기',
    next: 'close',
  },
  OFFER_QUOTA_MONTHLY: {
    status: 429,
    show: 'dialog',
    title: '이번 달에 보낼 수 있는 제안을 모두 보냈어요',
    body: '다음 달 1일에 다시 채워져요.',
    button: '닫기',
    next: 'close',
  },
  OFFER_ALREADY_OPEN: {
    status: 409,
    show: 'dialog',
    title: '이 후보자에게 보낸 제안이 아직 열려 있어요',
    body: '답을 받거나 기한이 지나면 다시 보낼 수 있어요.',
    button: '닫기',
    next: 'refetch',
  },
  OFFER_COOLDOWN: {
    status: 409,
    show: 'dialog',
    title: '얼마 전에 거절한 후보자예요',
    body: '거절한 뒤 일정 기간은 다시 제안할 수 없어요.',
    button: '닫기',
    next: 'close',
  },
  OFFER_UNDO_OVER: {
    status: 409,
    show: 'toast',
    title: '되돌릴 수 있는 시간이 지났어요',
    body: '',
    button: '',
    next: 'refetch',
  },
  OPERATOR_EXISTS: {
    status: 409,
    show: 'field',
    title: '이미 등록된 이메일이에요',
    body: '',
    button: '',
    next: 'close',
  },
} as const satisfies Record<string, Answer>
