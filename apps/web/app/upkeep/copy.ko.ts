import type { Overall, PartState, StatusPart } from '@coffeeattack/domain/upkeep/status'

type Headline = { headline: readonly string[]; about: string }

export const headlines: Readonly<Record<Overall | 'unknown', Headline>> = {
  fine: { headline: ['모두', '잘 되고 있어요'], about: '지금 걸리는 일이 없어요.' },
  some: {
    headline: ['몇 가지가', '잘 안 되고 있어요'],
    about: '우리도 알고 고치고 있어요. 나머지는 그대로 쓸 수 있어요.',
  },
  most: {
    headline: ['지금은', '쓰기 어려워요'],
    about: '우리도 알고 고치고 있어요. 보낸 것은 사라지지 않고, 열어 둔 화면은 돌아오면 저절로 이어져요.',
  },
  unknown: { headline: ['지금은', '확인하지 못했어요'], about: '잠시 뒤에 저절로 다시 확인해요.' },
}

export const parts: Readonly<Record<StatusPart, { name: string; about: string }>> = {
  offers: { name: '어택 보내고 받기', about: '연봉 제안과 그 답' },
  chats: { name: '커피챗 대화', about: '약속과 메시지' },
  search: { name: '후보자 찾기', about: '검색과 파이프라인' },
  texts: { name: '로그인 문자', about: '전화번호로 받는 번호' },
  messenger: { name: '카카오 로그인', about: '카카오로 시작하기' },
  verification: { name: '경력·소득 인증', about: '건강보험공단과 국세청' },
  notices: { name: '알림 문자와 메일', about: '새 어택, 답, 초대' },
  files: { name: '파일', about: '이력서와 포트폴리오' },
  joining: { name: '회사 가입', about: '국세청 사업자 확인' },
  signing: { name: '처우 합의서 서명', about: '카카오 인증서' },
}

export const stateWords: Readonly<Record<PartState, string>> = {
  fine: '잘 되고 있어요',
  late: '늦어지고 있어요',
  unsure: '확인하고 있어요',
  reading: '보기만 돼요',
  away: '지금 안 돼요',
}

/** What helps meanwhile, or what is not lost. */
export const advice: Readonly<Partial<Record<StatusPart, Partial<Record<PartState, string>>>>> = {
  offers: { reading: '받은 어택은 볼 수 있어요. 보내기와 답하기만 조금 기다려 주세요.' },
  chats: { reading: '나눈 이야기는 볼 수 있어요. 새 메시지만 조금 기다려 주세요.' },
  texts: { away: '번호가 오지 않으면 조금 뒤에 다시 받아 주세요.' },
  messenger: { away: '전화번호로 받은 번호로도 로그인할 수 있어요.' },
  verification: { away: '기관이 답하지 않을 때가 있어요. 조금 뒤에 다시 인증해 주세요.' },
  notices: { late: '사라지지 않고 늦게 도착해요. 새 소식은 화면에서 바로 볼 수 있어요.' },
  files: { away: '올린 파일은 그대로 있어요. 조금 뒤에 다시 열어 주세요.' },
  joining: { away: '신청은 그대로 남아 있어요. 국세청이 답하면 이어서 확인해요.' },
  signing: { away: '합의서는 그대로 있어요. 카카오가 답하면 다시 서명을 눌러 주세요.' },
}
