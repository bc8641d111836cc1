import type { Answer } from './row.ts'

/** A company that was taken down while its offer was being answered (FIRM-9). */
export const safety = {
  COMPANY_TAKEN_DOWN: {
    status: 409,
    show: 'page',
    title: '이 회사는 커피어택에서 내려졌어요',
    body: '커피챗은 연결되지 않았고, 이름과 연락처도 알리지 않았어요.',
    button: '다른 어택 보기',
    next: { go: '/my/attack' },
  },
} as const satisfies Record<string, Answer>
