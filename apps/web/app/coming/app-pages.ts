import type { ComingPage } from './coming-page.ts'

/** App pages whose work is still ahead, keyed by their path: what each will be, in one or two sentences. */
export const comingAppPages = {
  '/my': { title: '홈', about: '지금 고를 수 있는 어택과 남은 시간, 프로필 완성도를 한눈에 봐요.' },
  '/my/attack': { title: '어택', about: '회사가 연봉을 걸고 보낸 어택을 모아 봐요.' },
  '/my/attack/select': { title: '내가 고른 어택', about: '커피챗을 하기로 한 회사만 모아 봐요.' },
  '/my/attack/expired': {
    title: '지난 어택',
    about: '기한이 지난 어택을 보고 다시 연결해 달라고 할 수 있어요.',
  },
  '/my/message': { title: '메시지', about: '커피챗을 앞둔 회사, 담당 에이전트와 이야기해요.' },
  '/my/report': { title: '리포트', about: '같은 직무, 비슷한 연차와 견주어 예상 연봉을 그림으로 봐요.' },
  '/my/profile': { title: '프로필', about: '경력과 이력서, 업무 키워드를 채우면 딱 맞는 회사가 찾아와요.' },
  '/my/result/:id': {
    title: '받은 어택',
    about: '제안받은 연봉과 회사의 이야기를 보고 커피챗을 고를 수 있어요.',
  },
  '/my/result/curation/:offerGroupId': {
    title: '여러 회사의 어택',
    about: '에이전트가 골라 온 회사 가운데 커피챗하고 싶은 곳을 골라요.',
  },
  '/my/result/like/:coffeechatId': {
    title: '커피챗 연결',
    about: '커피챗 날짜와 궁금한 점을 회사에 전해요.',
  },
  '/my/result/hate/:id': { title: '아쉬운 제안', about: '거절한 제안을 정리하고 다음 어택을 기다려요.' },

  '/careerdetail/:id': {
    title: '회사가 보는 내 프로필',
    about: '이름과 연락처를 뺀 프로필이 회사에 어떻게 보이는지 확인해요.',
  },
  '/ask': { title: '문의하기', about: '궁금한 점을 남기면 담당자가 읽고 답해 드려요.' },
  '/partners/login': {
    title: '파트너 로그인',
    about: '추천 링크를 나누고 그 결과를 보는 파트너의 자리예요.',
  },
} as const satisfies Record<string, ComingPage>

export type ComingAppPath = keyof typeof comingAppPages
