import { bandOf, bandText } from '../salary/bands.ts'
import { moneyText } from '../salary/format.ts'
import { KEPT_DAYS } from '../profiles/withdrawal.ts'
import { MIN_PEOPLE } from '../insight/people.ts'
import type { FaqItem } from './faq-item.ts'

const INCOME = 5_340
const privacy = { label: '개인정보 처리방침', path: '/terms/privacy' }

/** The promises (PUB-9). The rules behind them are OFR-13, OFR-14, PRO-14, PRO-15 and TRUST-1. */
export const privacyFaq: readonly FaqItem[] = [
  {
    key: 'current-employer',
    question: '지금 다니는 회사가 제 프로필을 볼 수 있나요?',
    answer:
      '아니요. 재직 중인 회사에는 처음부터 저절로 숨겨져요. 내가 막아 둔 회사도 볼 수 없어요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
    onLanding: true,
  },
  {
    key: 'affiliates',
    question: '계열사나 이름이 조금 다른 회사도 막히나요?',
    answer:
      '네. ㈜, 주식회사 같은 표기와 띄어쓰기를 가리지 않고 같은 회사로 보고, 등록된 옛 이름과 계열사까지 함께 막아요. 헷갈리면 덜 보여 주는 쪽을 골라요.',
  },
  {
    key: 'name-and-contact',
    question: '회사에는 무엇이 보이나요?',
    answer:
      '경력과 하는 일, 내가 정한 만큼의 소득만 보여요. 이름과 연락처는 내가 제안을 고른 회사에만 공개돼요.',
    more: { label: '누가 언제 무엇을 보는지', path: '/terms/privacy' },
  },
  {
    key: 'income-disclosure',
    question: '제 연봉이 회사에 그대로 보이나요?',
    answer: `아니요. 처음에는 구간으로만 보여요. ${moneyText(INCOME)}이면 ${bandText(bandOf(INCOME))}으로 보이는 식이에요. 계정 설정에서 숨기거나, 얼마 이상이라고만 하거나, 정확히 보여 줄 수도 있어요.`,
  },
  {
    key: 'who-viewed',
    question: '누가 제 프로필을 봤는지 알 수 있나요?',
    answer: '네. 회사나 에이전트가 프로필을 열 때마다 기록하고, 누가 언제 봤는지 계정에서 모두 보여 드려요.',
  },
  {
    key: 'hide-career',
    question: '알리고 싶지 않은 경력이 있어요.',
    answer: '프로필에서 그 경력의 숨기기를 누르세요. 숨긴 경력은 어떤 회사에도 보이지 않아요.',
  },
  {
    key: 'identity-number',
    question: '주민등록번호를 저장하나요?',
    answer: '아니요. 국세청 소득을 불러올 때 한 번만 쓰고 어디에도 저장하지 않아요.',
    more: privacy,
  },
  {
    key: 'statistics',
    question: '제 연봉이 다른 사람의 리포트에 쓰이나요?',
    answer: `여러 사람의 숫자를 합쳐 뭉뚱그린 값으로만 쓰여요. ${MIN_PEOPLE}명이 안 되는 모임의 숫자는 누구에게도 보여 주지 않아요.`,
  },
  {
    key: 'withdrawal',
    question: '탈퇴하면 정보는 어떻게 되나요?',
    answer: `받은 제안이 없으면 바로 지워요. 받은 제안이 있으면 ${KEPT_DAYS}일 동안 따로 보관한 뒤 지워요.`,
    more: privacy,
  },
  {
    key: 'export',
    question: '저에 대해 무엇을 갖고 있는지 볼 수 있나요?',
    answer: '네. 계정의 내 정보 내려받기에서 갖고 있는 정보를 한 파일로 모두 받을 수 있어요.',
  },
]
