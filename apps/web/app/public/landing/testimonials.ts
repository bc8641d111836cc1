/** Testimonials, with the time from sign-up to the first offer (PUB-1). The people are invented. */
export type Testimonial = {
  /** 만원 */
  salary: number
  percent: number
  desc: string
  job: string
  name: string
  minutesToFirstOffer: number
}

export const testimonials = [
  {
    salary: 7_900,
    percent: 34,
    desc: '이직 생각은 없었는데, 시장이 매긴 제 연봉을 숫자로 먼저 보니까 대화가 편했어요.',
    job: '백엔드 개발자 · 6년 차',
    name: '박○준',
    minutesToFirstOffer: 56,
  },
  {
    salary: 6_200,
    percent: 27,
    desc: '면접 자리에서 희망 연봉을 말할 때마다 떨렸거든요. 여기선 회사가 먼저 말해 줘요.',
    job: '프로덕트 디자이너 · 4년 차',
    name: '이○은',
    minutesToFirstOffer: 100,
  },
  {
    salary: 9_400,
    percent: 22,
    desc: '커피 한 잔 마시면서 팀 이야기를 듣고 정했어요. 서류부터 쓰지 않아도 돼서 좋았어요.',
    job: '데이터 분석가 · 9년 차',
    name: '최○아',
    minutesToFirstOffer: 133,
  },
] as const satisfies readonly Testimonial[]

/** The full length of the time bar: two and a half hours. */
const TRACK_MINUTES = 150

/** The filled part of the bar, 0 to 1. */
export function waitingShare(minutes: number): number {
  return Math.min(1, minutes / TRACK_MINUTES)
}

/** '56분', '1시간 40분', '2시간' */
export function waitText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 && `${hours}시간`, minutes % 60 > 0 && `${minutes % 60}분`]
  return parts.filter(Boolean).join(' ') || '0분'
}

export const fastestMinutes = Math.min(...testimonials.map((one) => one.minutesToFirstOffer))
