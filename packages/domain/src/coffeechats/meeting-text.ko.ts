import { dayText, kstDay, spokenTimeText } from '../kst.ts'

/** When and where, in a line: what a screen shows that arranges nothing, and so needs none of the rules. */

/** '11월 20일 (금) 오후 4:00' */
export function meetingText(startsAt: Date): string {
  return `${dayText(kstDay(startsAt))} ${spokenTimeText(startsAt)}`
}

/** One line that nobody can tap: '서울 성동구 연무장길 7', '화상 · meet.example.com'. */
export const placeText = ({ kind, text }: { kind: 'ADDRESS' | 'LINK'; text: string }): string =>
  kind === 'LINK' ? `화상 · ${hostOf(text)}` : text

/** Where a link leads: what its reader trusts or not. */
export const hostOf = (link: string): string => /^https:\/\/([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? link
