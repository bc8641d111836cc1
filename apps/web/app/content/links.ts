import { type Page, paths } from '@coffeeattack/contract/pages'

/** The links for further reading at a text's end. */
export type ContentLink = { path: Page; title: string; about: string }

export const read = {
  introduce: {
    path: paths.introduce(),
    title: '서비스 소개',
    about: '회사가 연봉을 먼저 말하는 이직, 처음부터 끝까지',
  },
  attack: { path: paths.attack(), title: '어택이란', about: '연봉을 걸고 오는 제안을 읽고 고르는 법' },
  coffeechat: { path: paths.coffeechat(), title: '커피챗이란', about: '첫 만남을 준비하고 나누는 법' },
  salaryGuide: {
    path: paths.salaryGuide(),
    title: '연봉 가이드',
    about: '계약서의 연봉과 통장의 월급 사이, 그리고 협상',
  },
  business: {
    path: paths.business(),
    title: '기업 서비스',
    about: '연봉을 걸고 먼저 제안하는 채용, 회사의 자리에서',
  },
  privacy: {
    path: paths.privacy(),
    title: '개인정보 처리방침',
    about: '무엇을 받고, 누가 보고, 언제 지우는지',
  },
  serviceTerms: { path: paths.serviceTerms(), title: '이용약관', about: '함께 지키는 약속' },
  faq: { path: paths.faq(), title: '자주 묻는 질문', about: '궁금한 점을 바로 찾아보세요' },
} as const satisfies Record<string, ContentLink>
