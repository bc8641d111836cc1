import { dayText, kstDay, kstMoment, spokenTimeText } from '../kst.ts'

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

/** '오늘 3시', '오늘 오전 9시 30분': hours that could be morning or evening say which. */
export function todayText(startsAt: Date): string {
  const { hour, minute } = kstMoment(startsAt)
  const part = PARTS.find(({ from, until }) => hour >= from && hour <= until)
  return ['오늘', part?.name, `${hour % 12 || 12}시`, minute > 0 && `${minute}분`].filter(Boolean).join(' ')
}

/** Meetings lie between 07:00 and 22:00, so an hour of seven to ten is the only one that comes twice. */
const PARTS = [
  { name: '오전', from: 7, until: 10 },
  { name: '저녁', from: 19, until: 22 },
] as const
