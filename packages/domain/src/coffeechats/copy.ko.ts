import { dayText, kstDay, spokenTimeText } from '../kst.ts'

/** Lines that nobody wrote, in the room where the two sides talk. Both read them, so they take neither side. */
export const lines = {
  proposed: (company: string, count: number) => `${company} 커피챗 시간 ${count}개가 제안됐어요.`,
  confirmed: (company: string, startsAt: Date) => `${company} 커피챗은 ${meetingText(startsAt)}에 만나요.`,
  takenBack: (company: string) => `${company} 커피챗 시간을 다시 잡기로 했어요.`,
  cancelled: (company: string) => `${company} 커피챗이 취소됐어요.`,
} as const

/** '11월 20일 (금) 오후 4:00' */
export function meetingText(startsAt: Date): string {
  return `${dayText(kstDay(startsAt))} ${spokenTimeText(startsAt)}`
}
