import type { ComingPage } from '../coming/coming-page.ts'

/** Public pages whose work is still ahead, keyed by their path. */
export const comingPublicPages = {
  '/money': { title: '지금까지 번 소득', about: '일을 시작한 뒤로 번 소득을 해마다 한 칸씩 모아 봐요.' },
  '/graph': { title: '연봉 그래프', about: '내 연봉이 걸어온 길을 비슷한 사람들과 나란히 놓고 봐요.' },
  '/secret': { title: '내 소득의 자리', about: '인증한 소득이 어디쯤인지 나만 살짝 확인해요.' },
  '/guide/salary_guide': {
    title: '연봉 가이드',
    about: '직무와 연차마다 연봉이 어떻게 움직이는지 알려 드려요.',
  },
  '/terms/privacy': {
    title: '개인정보 처리방침',
    about: '어떤 정보를 왜 받고 언제 지우는지 모두 적어 둘게요.',
  },
  '/attack': { title: '어택이란', about: '회사가 연봉을 먼저 걸고 보내는 제안을 어택이라고 불러요.' },
  '/rankingtalk': { title: '연봉 랭킹톡', about: '회사가 많이 찾는 직무의 순위를 보고 익명으로 이야기해요.' },
  '/introduce': { title: '서비스 소개', about: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.' },
  '/coffeechat': {
    title: '커피챗이란',
    about: '마음에 든 제안을 보낸 회사와 커피 한 잔 나누는 첫 만남이에요.',
  },
  '/faq': {
    title: '자주 묻는 질문',
    about: '현재 회사에 알려지는지, 이름은 언제 공개되는지 모아 답해 드려요.',
  },
} as const satisfies Record<string, ComingPage>

export type ComingPublicPath = keyof typeof comingPublicPages
