import { SELECTION_DAYS } from '../offers/deadline.ts'
import { KEPT_DAYS } from '../profile/withdrawal.ts'

export type FaqItem = {
  key: string
  question: string
  answer: string
  /** The first few stand on the landing page too; all of them on /faq. */
  onLanding: boolean
}

/** Questions and the promises that answer them (PUB-9). The rules behind the promises are OFR-3, OFR-13 and PRO-14. */
export const faq = [
  {
    key: 'current-employer',
    question: '지금 다니는 회사가 제 프로필을 볼 수 있나요?',
    answer:
      '아니요. 재직 중인 회사와 따로 막아 둔 회사에는 프로필을 숨길 수 있어요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
    onLanding: true,
  },
  {
    key: 'verification',
    question: '커리어와 연봉은 어떻게 확인하나요?',
    answer:
      '카카오톡이나 PASS 인증서로 본인을 확인한 뒤, 건강보험공단과 국세청 자료로 경력과 소득을 확인해요.',
    onLanding: true,
  },
  {
    key: 'selection-window',
    question: '어택은 언제까지 고를 수 있나요?',
    answer: `받은 날부터 ${SELECTION_DAYS}일 동안 고를 수 있어요. 마지막 날 밤 12시에 마감돼요.`,
    onLanding: true,
  },
  {
    key: 'cost',
    question: '비용이 드나요?',
    answer: '구직자는 무료예요. 커피챗 비용도 받지 않아요.',
    onLanding: true,
  },
  {
    key: 'name-and-contact',
    question: '회사에는 무엇이 보이나요?',
    answer:
      '경력과 하는 일, 내가 정한 만큼의 소득만 보여요. 이름과 연락처는 내가 제안을 고른 회사에만 공개돼요.',
    onLanding: false,
  },
  {
    key: 'identity-number',
    question: '주민등록번호를 저장하나요?',
    answer: '아니요. 국세청 소득을 불러올 때 한 번만 쓰고 어디에도 저장하지 않아요.',
    onLanding: false,
  },
  {
    key: 'pause',
    question: '잠시 제안을 받지 않을 수 있나요?',
    answer: '네. 언제든 쉬어 갈 수 있고, 다시 받기로 하면 그때부터 회사에 프로필이 보여요.',
    onLanding: false,
  },
  {
    key: 'coffeechat',
    question: '커피챗은 면접인가요?',
    answer: '아니요. 먼저 제안한 회사와 가볍게 이야기하는 자리예요. 만나 보고 정하면 돼요.',
    onLanding: false,
  },
  {
    key: 'withdrawal',
    question: '탈퇴하면 정보는 어떻게 되나요?',
    answer: `받은 제안이 없으면 바로 지워요. 받은 제안이 있으면 ${KEPT_DAYS}일 동안 따로 보관한 뒤 지워요.`,
    onLanding: false,
  },
] as const satisfies readonly FaqItem[]
