import { companyKey } from '@coffeeattack/domain/company/name'
import type { Profile } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'
import { JIWOO_JOBS } from './figures.ts'

const DETAIL =
  '정기결제 화면을 다시 설계해 결제 전환율을 12%p 올렸어요. 디자인 시스템 컴포넌트 48종을 만들고 5개 팀이 함께 쓰도록 문서로 남겼어요.'

/** What she wrote to her jobs, the newest first. Companies do not see the oldest. */
const WORDS = [
  { job: '프론트엔드 개발자', detail: DETAIL, hidden: false },
  { job: '프론트엔드 개발자', detail: '', hidden: false },
  { job: '웹 퍼블리셔', detail: '', hidden: true },
] as const

export function jiwooCareers(userId: string, certifiedAt: Date, dice: Dice): Profile['careers'] {
  return JIWOO_JOBS.map(({ company, start, end }, place) => ({
    id: idAt(certifiedAt, dice),
    userId,
    company,
    companyKey: companyKey(company),
    startedOn: start,
    endedOn: end,
    ...WORDS[place]!,
    verifiedAt: certifiedAt,
    updatedAt: certifiedAt,
  }))
}
