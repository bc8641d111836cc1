/** Participants per job on the first day, most first; the differences are large enough to see. */
const JOBS = [
  { name: '백엔드 개발자', base: 214_604 },
  { name: '프론트엔드 개발자', base: 158_872 },
  { name: '프로덕트 디자이너', base: 112_390 },
  { name: '서비스 기획·PM', base: 83_745 },
  { name: '데이터 분석가', base: 58_126 },
  { name: '퍼포먼스 마케터', base: 36_481 },
  { name: '인사·채용', base: 9_817 },
] as const

export const POPULAR_JOBS = { since: new Date('2024-07-01T00:00:00+09:00'), everyMs: 10 * 60_000 } as const

export type PopularJob = {
  name: string
  count: number
  /** The length of the bar; 1 for the first job. */
  share: number
}

/** The seven popular jobs; each count has grown by one every ten minutes since July 2024 (PUB-1). */
export function popularJobs(now: Date): PopularJob[] {
  const grown = Math.max(0, Math.floor((now.getTime() - POPULAR_JOBS.since.getTime()) / POPULAR_JOBS.everyMs))
  const most = JOBS[0].base + grown
  return JOBS.map(({ name, base }) => ({ name, count: base + grown, share: (base + grown) / most }))
}

/** The time of the next change, so that a page can tick without a call. */
export function nextGrowth(now: Date): Date {
  const since = POPULAR_JOBS.since.getTime()
  const steps = Math.floor((now.getTime() - since) / POPULAR_JOBS.everyMs) + 1
  return new Date(since + Math.max(1, steps) * POPULAR_JOBS.everyMs)
}
