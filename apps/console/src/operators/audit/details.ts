import { roleNames } from '@coffeeattack/domain/operators/role'

const names: Readonly<Record<string, string>> = {
  changed: '바꾼 항목',
  kind: '자료',
  rows: '줄 수',
  reason: '이유',
  answer: '답',
  role: '역할',
  count: '건수',
  feeRate: '성공 보수',
  month: '달',
  candidateIds: '후보자',
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: roleNames,
  kind: { companies: '회사', operators: '콘솔 계정', offers: '제안 성과' },
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

export const detailName = (name: string): string => names[name] ?? name

/** Words of ours in Korean, people as their number; what a person wrote, as it is. */
export function detailText(name: string, value: string): string {
  if (name === 'candidateIds') return `${value.split(', ').length}명`
  const known = words[name]
  if (!known) return value
  return value
    .split(', ')
    .map((word) => known[word] ?? word)
    .join(', ')
}
