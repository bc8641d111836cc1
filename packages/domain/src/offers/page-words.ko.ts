import { BRAND } from '../brand.ts'
import type { CounterAnswer } from './counter.ts'

/** Companies write benefits in their own words; the first word that is known says of which kind one is. */
const kinds = [
  ['learning', /교육|도서|학비|강의|세미나|[콘컨]퍼런스|자기 ?계발/],
  ['home', /재택|원격|리모트|홈 ?오피스/],
  ['holiday', /휴가|안식|연차|방학|주 ?4일/],
  ['hours', /시차|유연|자율 출|퇴근|단축|시간/],
  ['food', /커피|에스프레소|간식|식대|식사|점심|저녁|카페/],
  ['health', /건강|검진|보험|심리|상담|헬스/],
  ['place', /사옥|사무실|거점|역세권|기숙사|주거/],
  ['money', /보너스|인센티브|스톡|주식|성과급|상여|수당|대출|지원|만 ?원/],
] as const

type BenefitKind = (typeof kinds)[number][0] | 'other'

export function benefitKind(benefit: string): BenefitKind {
  return kinds.find(([, words]) => words.test(benefit))?.[0] ?? 'other'
}

type Page = {
  /** How the page speaks to the person: '바다 님'. */
  addressee: string | null
  /** Who offers; none when our agent writes for themselves. */
  company: string | null
  isMaster: boolean
  isJustMessage: boolean
  /** What the company said to a counter: a raise is given anew, what was taken back is given no more (OFR-16). */
  counter?: { answer: CounterAnswer | null } | null
}

/** What the page of an open offer says besides the offer's own words. Its writer reads the same beforehand (BIZ-3). */
export function offerPageWords({ addressee, company, isMaster, isJustMessage, counter }: Page) {
  return {
    salary: salaryLabel(addressee, counter?.answer ?? null),
    sender: isMaster ? `${BRAND.ko} 에이전트` : `${company} 채용 담당자`,
    benefits: isJustMessage ? '이런 것을 드려요' : '연봉 말고도 드려요',
    disclosure: company
      ? '커피챗을 수락하면 이 회사에만 이름과 연락처를 알려요'
      : '커피챗을 수락하면 담당 에이전트에게만 이름과 연락처를 알려요',
    accept: '커피챗 할래요',
    refuse: '이번 제안은 아쉬워요',
    counter: '이 금액이면 만날게요',
  }
}

function salaryLabel(addressee: string | null, answer: CounterAnswer | null): string {
  const [given, offered] = {
    RAISED: ['다시 드리는', '다시 제안하는'],
    TAKEN_BACK: ['드렸던', '제안했던'],
    KEPT: ['드리는', '제안하는'],
  }[answer ?? 'KEPT']
  return addressee ? `${addressee}께 ${given} 연봉` : `${offered} 연봉`
}

export type OfferPageWords = ReturnType<typeof offerPageWords>
