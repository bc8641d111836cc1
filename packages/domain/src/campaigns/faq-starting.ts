import { DEFAULT_DAILY_LIMIT } from '../verification/daily-limit.ts'
import { WAITING } from '../verification/waiting.ts'
import type { FaqItem } from './faq-item.ts'

/** How it begins: VER-1 to VER-14, AUTH-10. */
export const startingFaq: readonly FaqItem[] = [
  {
    key: 'verification',
    question: '커리어와 연봉은 어떻게 확인하나요?',
    answer:
      '카카오톡이나 PASS 인증서로 본인을 확인한 뒤, 건강보험공단과 국세청 자료로 경력과 소득을 확인해요.',
    onLanding: true,
  },
  {
    key: 'cost',
    question: '비용이 드나요?',
    answer: '구직자는 무료예요. 커피챗 비용도 받지 않아요.',
    onLanding: true,
  },
  {
    key: 'not-looking',
    question: '당장 옮길 생각이 없어도 되나요?',
    answer: '네. 시장이 매긴 내 연봉을 먼저 보고, 마음에 드는 제안이 왔을 때만 답하면 돼요.',
    more: { label: '서비스 소개', path: '/introduce' },
  },
  {
    key: 'certificate',
    question: '카카오톡 인증서가 없어요.',
    answer:
      '카카오톡 지갑에서 인증서를 먼저 발급받거나, PASS를 골라 통신사 인증으로 진행하세요. 알뜰폰은 빌려 쓰는 통신망의 통신사를 고르면 돼요.',
  },
  {
    key: 'waiting',
    question: '인증 알림이 오지 않아요.',
    answer: `알림은 ${WAITING.minutes}분 동안 기다려요. 카카오톡이나 PASS 앱을 직접 열어 인증 요청을 확인하고, 시간이 지났다면 다시 요청해 주세요.`,
  },
  {
    key: 'daily-limit',
    question: '오늘은 더 인증할 수 없다고 나와요.',
    answer: `인증 요청은 하루에 ${DEFAULT_DAILY_LIMIT}번까지 할 수 있어요. 밤 12시가 지나면 다시 할 수 있어요.`,
  },
  {
    key: 'no-career',
    question: '확인할 수 있는 경력이 없다고 나와요.',
    answer:
      '직장 가입자로 일한 기록이 있어야 해요. 가족의 피부양자이거나 지역 가입자였던 기간은 재직 기록으로 잡히지 않아요.',
  },
  {
    key: 'income-differs',
    question: '불러온 소득이 제가 아는 연봉과 달라요.',
    answer:
      '계약 연봉, 세금을 매기는 소득, 보험료를 매기는 보수는 서로 달라요. 비과세 식대나 늦게 반영된 인상분 때문에 다를 수 있어요. 국세청 소득으로 다시 확인할 수도 있어요.',
    more: { label: '연봉 가이드', path: '/guide/salary_guide' },
  },
  {
    key: 'sign-in',
    question: '카카오 계정을 바꿨어요. 어떻게 로그인하나요?',
    answer: '로그인 화면에서 휴대전화 번호로 인증번호를 받으면 예전 프로필로 들어갈 수 있어요.',
  },
]
