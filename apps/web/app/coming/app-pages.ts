import type { ComingPage } from './coming-page.ts'

/** App pages whose work is still ahead, keyed by their path: what each will be, in one or two sentences. */
export const comingAppPages = {
  '/my/message': { title: '메시지', about: '커피챗을 앞둔 회사, 담당 에이전트와 이야기해요.' },

  '/partners/login': {
    title: '파트너 로그인',
    about: '추천 링크를 나누고 그 결과를 보는 파트너의 자리예요.',
  },
} as const satisfies Record<string, ComingPage>

export type ComingAppPath = keyof typeof comingAppPages
