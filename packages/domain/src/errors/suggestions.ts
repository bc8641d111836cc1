import type { Answer } from './row.ts'

/** Suggestions that are no more, and a review that already waits (MATCH-1, MATCH-5). */
export const suggestions = {
  SUGGESTION_GONE: {
    status: 409,
    show: 'dialog',
    title: '지금은 볼 수 없는 포지션이에요',
    body: '닫혔거나 더 추천하지 않아요. 목록을 새로 불러올게요.',
    button: '새로 불러오기',
    next: 'refetch',
  },
  SUGGESTION_REVIEW_OPEN: {
    status: 409,
    show: 'dialog',
    title: '사람이 이미 보고 있어요',
    body: '먼저 보낸 것의 답을 받은 뒤에 다시 보낼 수 있어요.',
    button: '새로 불러오기',
    next: 'refetch',
  },
} as const satisfies Record<string, Answer>
