import { SELECTION_DAYS } from '../offers/deadline.ts'
import { SENDING } from '../offers/sending.ts'
import { DEFAULT_QUIET_HOURS } from '../notifications/quiet-hours.ts'
import { ATTACK_MONTHS } from '../profiles/attack-period.ts'
import { COMPARED } from '../offers/comparison.ts'
import { claims } from './claims.ts'
import type { FaqItem } from './faq-item.ts'

/** What comes in and what follows: OFR-2 to OFR-11, PRO-13, TRUST-3 to TRUST-7. */
export const offersFaq: readonly FaqItem[] = [
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
