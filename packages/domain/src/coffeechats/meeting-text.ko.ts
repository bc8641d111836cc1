import { dayText, kstDay, spokenTimeText } from '../kst.ts'

/** The time and place of a meeting as one line, for screens that only show it. */

/** '11월 20일 (금) 오후 4:00' */
export function meetingText(startsAt: Date): string {
  return `${dayText(kstDay(startsAt))} ${spokenTimeText(startsAt)}`
}

/** One line of plain text: '서울 성동구 연무장길 7', '화상 · meet.example.com'. */
export const placeText = ({ kind, text }: { kind: 'ADDRESS' | 'LINK'; text: string }): string =>
  kind === 'LINK' ? `화상 · ${hostOf(text)}` : text

/** The host of a link, for the reader to judge. */
export const hostOf = (link: string): string => /^https:\/\/([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? link
