import { monthText } from '@coffeeattack/domain/companies/statement'
import { findingNames } from '@coffeeattack/domain/desk/kept-words.ko'
import { roleNames } from '@coffeeattack/domain/operators/role'

const names: Readonly<Record<string, string>> = {
  changed: '바꾼 항목',
  kind: '자료',
  rows: '줄 수',
  reason: '이유',
  answer: '답',
  finding: '판단',
  role: '역할',
  count: '건수',
  feeRate: '성공 보수',
  quota: '어택 한도',
  month: '달',
  number: '정산서 번호',
  paidOn: '입금한 날',
  corrected: '바로잡은 달',
  candidateIds: '후보자',
  coffeechatIds: '커피챗',
  was: '전에는',
  next: '지금은',
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: roleNames,
  kind: { companies: '회사', operators: '콘솔 계정', offers: '제안 성과', audit: '기록' },
  finding: findingNames,
  answer: { RAISED: '올림', KEPT: '그대로', TAKEN_BACK: '거둠' },
  changed: {
    name: '이름',
    title: '직함',
    greeting: '인사말',
    businessNumber: '사업자등록번호',
    domain: '분야',
    region: '지역',
    headcount: '직원 수',
    usualPlace: '늘 만나는 곳',
    feeRate: '성공 보수 비율',
    aliases: '다른 이름',
    affiliateIds: '계열사',
    isVerified: '인증',
    active: '채용 중',
  },
}

/** Lists of ids are shown as their number. */
const units: Readonly<Record<string, string>> = { candidateIds: '명', coffeechatIds: '건' }

/** '바꾼 항목 이름, 다른 이름'; null for ids and technical values. */
export function detailText(name: string, value: string): string | null {
  if (name === 'from' && /^\d{4}-\d{2}$/.test(value)) return `${monthText(value)}부터`
  const called = names[name]
  if (!called) return null
  const items = value.split(', ')
  const unit = units[name]
  if (unit) return `${called} ${items.length}${unit}`
  if (name === 'month') return monthText(value)
  if (name === 'corrected') return `${called} ${monthText(value)}`
  const known = words[name]
  return `${called} ${known ? items.map((word) => known[word] ?? word).join(', ') : value}`
}
