import type { StoredPosition } from '../position.ts'

/** A position with a value in every field, for the tests of the server and of the console. */
export const samplePosition: StoredPosition = {
  title: '백엔드 개발자 · 결제와 정산',
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
  yearsMin: 4,
  yearsMax: 8,
  salaryMin: 6_000,
  salaryMax: 8_000,
  pay: { bonus: { min: 400, max: 600 }, signing: null, stock: null },
  benefits: ['주 2회 재택'],
  mustHaves: ['Kotlin 또는 Java', '결제나 정산', '대용량 처리'],
  interviewers: ['윤하람', '이도현'],
  place: '성수',
  link: 'https://noeul.example/jobs',
  message: '결제 승인부터 정산까지 함께할 분을 찾아요.',
}
