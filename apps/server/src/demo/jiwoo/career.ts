import { companyKey } from '@coffeeattack/domain/company/name'
import { firstDayOfMonth, formatDay, kstMonth } from '@coffeeattack/domain/kst'
import type { Profile, Setting } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'
import { JIWOO_INCOMES } from './figures.ts'

const DOODLE_PAY_MONTHS = 38
const HANPPYEOM_MONTHS = 25

const DETAIL =
  '정기결제 화면을 다시 설계해 결제 전환율을 12%p 올렸어요. 디자인 시스템 컴포넌트 48종을 만들고 5개 팀이 함께 쓰도록 문서로 남겼어요.'

/**
 * 3년 2개월 at 두들페이 and 2년 1개월 before at 한뼘교육, whenever the demo is opened. The first job began with the
 * first verified income and is hidden, so companies count five years and three months.
 */
export function jiwooCareers(
  userId: string,
  certifiedAt: Date,
  { now, season }: Setting,
  dice: Dice,
): Profile['careers'] {
  const doodlePay = kstMonth(now) - DOODLE_PAY_MONTHS
  const hanppyeom = doodlePay - HANPPYEOM_MONTHS
  const first = (season.incomeYear - JIWOO_INCOMES.length + 1) * 12 + 8
  const job = (company: string, start: number, end: number | null) => ({
    id: idAt(certifiedAt, dice),
    userId,
    company,
    companyKey: companyKey(company),
    startedOn: formatDay(firstDayOfMonth(start) + 3),
    endedOn: end === null ? null : formatDay(firstDayOfMonth(end) + 1),
    job: '프론트엔드 개발자',
    detail: '',
    hidden: false,
    verifiedAt: certifiedAt,
    updatedAt: certifiedAt,
  })
  const known = [
    { ...job('두들페이', doodlePay, null), detail: DETAIL },
    job('한뼘교육', hanppyeom, doodlePay),
  ]
  const oldest = { ...job('솔잎웹', first, hanppyeom), job: '웹 퍼블리셔', hidden: true }
  return first < hanppyeom ? [...known, oldest] : known
}
