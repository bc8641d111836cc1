import { dayText, parseDay } from '../kst.ts'
import { meetingText } from './meeting-text.ko.ts'
import { type Stage, stages } from './outcome.ts'
import type { Place } from './place.ts'

/** System messages in the room of the two sides. Both sides read them, so they are neutral. */
export const lines = {
  proposed: (company: string, count: number) => `${company} 커피챗 시간 ${count}개가 제안됐어요.`,
  confirmed: (company: string, startsAt: Date) => `${company} 커피챗은 ${meetingText(startsAt)}에 만나요.`,
  moveProposed: (company: string, count: number) =>
    `${company} 커피챗을 옮길 시간 ${count}개가 제안됐어요. 그전에는 정한 시간 그대로예요.`,
  moved: (company: string, startsAt: Date) =>
    `${company} 커피챗을 옮겼어요. 이제 ${meetingText(startsAt)}에 만나요.`,
  kept: (company: string, startsAt: Date) =>
    `${company} 커피챗은 정한 대로 ${meetingText(startsAt)}에 만나요.`,
  takenBack: (company: string) => `${company} 커피챗 시간을 다시 잡기로 했어요.`,
  placed: (company: string, { kind, text }: Place) =>
    kind === 'ADDRESS'
      ? `${company} 커피챗은 ${text}에서 만나요.`
      : `${company} 커피챗은 화상으로 만나요. 링크는 커피챗 화면에 있어요.`,
  cancelled: (company: string) => `${company} 커피챗이 취소됐어요.`,
  /** `short` says by how much a hire lies below the offer. */
  stage: (company: string, stage: Stage, onDay: string, short: string | null = null) =>
    [`${company} 진행 상황이 적혔어요: ${stages[stage]}, ${stageDay(onDay)}.`, short]
      .filter(Boolean)
      .join(' '),
  hired: (company: string) => `${company} 채용이 확정됐어요. 서로 같은 첫 출근일과 연봉을 확인했어요.`,
} as const

/** '11월 20일 (금)' */
export function stageDay(onDay: string): string {
  const day = parseDay(onDay)
  return day === null ? '' : dayText(day)
}
