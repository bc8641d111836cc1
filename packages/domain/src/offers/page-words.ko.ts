import { BRAND } from '../brand.ts'

type Page = {
  /** How the page speaks to the person: '바다 님'. */
  addressee: string | null
  /** Who offers; none when our agent writes for themselves. */
  company: string | null
  isMaster: boolean
  isJustMessage: boolean
}

/** What the page of an open offer says besides the offer's own words. Its writer reads the same beforehand (BIZ-3). */
export function offerPageWords({ addressee, company, isMaster, isJustMessage }: Page) {
  return {
    salary: addressee ? `${addressee}께 드리는 연봉` : '제안하는 연봉',
    sender: isMaster ? `${BRAND.ko} 에이전트` : `${company} 채용 담당자`,
    benefits: isJustMessage ? '이런 것을 드려요' : '연봉 말고도 드려요',
    disclosure: company
      ? '커피챗을 수락하면 이 회사에만 이름과 연락처를 알려요'
      : '커피챗을 수락하면 담당 에이전트에게만 이름과 연락처를 알려요',
    accept: '커피챗 할래요',
    refuse: '이번 제안은 아쉬워요',
  }
}
