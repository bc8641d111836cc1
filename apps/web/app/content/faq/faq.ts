import type { Page } from '@coffeeattack/contract/pages'
import { FEE, rateLabel, VAT } from '@coffeeattack/domain/companies/statement'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { DEFAULT_QUIET_HOURS } from '@coffeeattack/domain/notifications/delivery'
import { COMPARED } from '@coffeeattack/domain/offers/comparison'
import { SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { ATTACK_MONTHS } from '@coffeeattack/domain/profiles/attack-period'
import { claims } from '@coffeeattack/domain/profiles/completeness'
import { KEPT_DAYS } from '@coffeeattack/domain/profiles/withdrawal'
import { bandOf, bandText } from '@coffeeattack/domain/salary/bands'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { DEFAULT_DAILY_LIMIT, WAITING } from '@coffeeattack/domain/verification/waiting'

export type FaqItem = {
  /** The question's anchor on /faq. */
  key: string
  question: string
  answer: string
  /** A page with more details. */
  more?: { label: string; path: Page }
  /** The first few are also on the landing page; all are on /faq. */
  onLanding?: true
}

const INCOME = 5_340
const privacy = { label: '개인정보 처리방침', path: '/terms/privacy' } as const

/** The promises (PUB-9). Their rules are OFR-13, OFR-14, PRO-14, PRO-15 and TRUST-1. */
const privacyFaq: readonly FaqItem[] = [
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
  {
    key: 'proof',
    question: '받은 증명서는 어떻게 확인하나요?',
    answer:
      '받은 링크나 QR을 열면 계정 없이 바로 볼 수 있어요. 주소가 우리 주소로 시작하는지 먼저 봐 주세요. 만든 분이 거두었거나 기한이 지난 증명서는 내용이 보이지 않아요.',
  },
]

/** Getting started: VER-1 to VER-14, AUTH-10. */
const startingFaq: readonly FaqItem[] = [
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

/** Offers and what follows: OFR-2 to OFR-11, PRO-13, TRUST-3 to TRUST-7. */
const offersFaq: readonly FaqItem[] = [
  {
    key: 'selection-window',
    question: '어택은 언제까지 고를 수 있나요?',
    answer: `받은 날부터 ${SELECTION_DAYS}일 동안 고를 수 있어요. 마지막 날 밤 12시에 마감돼요.`,
    more: { label: '어택이란', path: '/attack' },
    onLanding: true,
  },
  {
    key: 'after-deadline',
    question: '마감이 지난 어택은 다시 받을 수 없나요?',
    answer: '지난 어택에서 다시 연결 문의하기를 누르면 문의로 이어져요. 회사가 원하면 새로 제안을 보내요.',
  },
  {
    key: 'refuse',
    question: '거절하면 회사가 이유를 알게 되나요?',
    answer: `직접 쓴 말은 전하지 않아요. 고른 이유만 여러 사람의 것을 합쳐 셈으로 보여요. 거절한 회사는 ${SENDING.cooldownDays}일 동안 다시 제안할 수 없어요.`,
  },
  {
    key: 'compare',
    question: '여러 어택을 견줘 볼 수 있나요?',
    answer: `네. 열려 있는 어택을 ${COMPARED.min}개에서 ${COMPARED.max}개까지 나란히 놓고 연봉과 혜택을 견줄 수 있어요.`,
  },
  {
    key: 'curation',
    question: '여러 회사가 한 번에 온 제안은 뭔가요?',
    answer:
      '에이전트가 어울리는 회사를 모아 보낸 제안이에요. 마음에 드는 회사를 몇 곳이든 고를 수 있고, 고르기 어려우면 에이전트와 이야기한 뒤에 정해도 돼요.',
  },
  {
    key: 'coffeechat',
    question: '커피챗은 면접인가요?',
    answer: '아니요. 먼저 제안한 회사와 가볍게 이야기하는 자리예요. 만나 보고 정하면 돼요.',
    more: { label: '커피챗이란', path: '/coffeechat' },
  },
  {
    key: 'coffeechat-time',
    question: '커피챗 시간을 바꾸거나 취소할 수 있나요?',
    answer: '네. 시작하기 전까지 새 시간을 제안하거나 취소할 수 있어요.',
  },
  {
    key: 'pause',
    question: '잠시 제안을 받지 않을 수 있나요?',
    answer: '네. 언제든 쉬어 갈 수 있고, 다시 받기로 하면 그때부터 회사에 프로필이 보여요.',
  },
  {
    key: 'period',
    question: '어택은 얼마 동안 받나요?',
    answer: `처음에는 ${ATTACK_MONTHS.first}개월이에요. 끝나면 프로필이 회사에 보이지 않고, 한 번에 ${ATTACK_MONTHS.min}개월에서 ${ATTACK_MONTHS.max}개월까지 늘릴 수 있어요.`,
  },
  {
    key: 'more-offers',
    question: '어택을 더 많이 받으려면 어떻게 하나요?',
    answer: `프로필을 채워 보세요. 이력서를 올리면 제안이 ${claims.resumeOffersPercent}% 더 오고, 포트폴리오를 올리면 제안 연봉이 ${claims.portfolioSalaryPercent}% 더 높아요.`,
  },
  {
    key: 'quiet-hours',
    question: '밤에도 알림이 오나요?',
    answer: `급하지 않은 알림은 밤 ${DEFAULT_QUIET_HOURS.from - 12}시부터 아침 ${DEFAULT_QUIET_HOURS.until}시까지 쉬어요. 알림 설정에서 종류와 시간을 바꿀 수 있어요.`,
  },
]

/** Companies: FIRM-1, FIRM-2, KEEP-6. The page for companies shows all of them. */
export const companyFaq: readonly FaqItem[] = [
  {
    key: 'company-member',
    question: '우리 회사가 이미 쓰고 있으면요?',
    answer:
      '같은 사업자등록번호로 신청하면 동료에게 함께 쓰고 싶다고 알려요. 동료가 받아 주면 바로 쓸 수 있어요.',
  },
  {
    key: 'company-review',
    question: '회사 심사에서 무엇을 보나요?',
    answer:
      '국세청 등록 정보, 업무 메일과 홈페이지 주소, 직원 수, 임금체불 명단을 봐요. 보통 영업일 하루 안에 알려 드려요.',
  },
  {
    key: 'company-fee',
    question: '회사는 언제 얼마를 내나요?',
    answer: `회사와 후보자가 모두 채용을 확인하면 기본 연봉의 ${rateLabel(FEE.defaultRate)}를 한 번 내요. 그 전에는 0원이고, 부가가치세 ${VAT.percent}%는 따로예요.`,
    more: { label: '회사 약관', path: '/terms/company' },
  },
  {
    key: 'company-ask',
    question: '가입하기 전에 먼저 물어보고 싶어요.',
    answer: '도입 문의에 남겨 주시면 담당자가 연락드려요.',
    more: { label: '도입 문의', path: '/ask?from=%2Fbusiness&as=company' },
  },
]

/** The questions by subject, in the order people ask them. */
export const faqTopics: readonly { title: string; items: readonly FaqItem[] }[] = [
  { title: '회사에 보이는 것', items: privacyFaq },
  { title: '시작하기와 인증', items: startingFaq },
  { title: '어택과 커피챗', items: offersFaq },
  { title: '회사가 쓸 때', items: companyFaq },
]

export const faq: readonly FaqItem[] = faqTopics.flatMap(({ items }) => items)
