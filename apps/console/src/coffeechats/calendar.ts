import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { CALENDAR_FILE, calendarFile } from '@coffeeattack/domain/coffeechats/calendar-file'
import { saveText } from '../operators/audit/save-text.ts'
import type { CoffeechatRow } from './queries.ts'

/** Hands a fixed meeting to the operator's own calendar. Its title lies open on a locked screen: it names nobody (TRUST-4). */
export function saveMeeting(chat: CoffeechatRow): void {
  const { id, sequence, confirmedTime, place } = chat
  if (!confirmedTime) return
  const ourPage = `${window.location.origin}${CONSOLE}${consolePaths.coffeechat(id)}`
  const text = calendarFile(
    {
      coffeechatId: id,
      sequence,
      slot: { startsAt: new Date(confirmedTime.startsAt), minutes: confirmedTime.minutes },
      title: '커피챗',
      place: place?.text ?? '',
      description: `누구와 만나는지는 콘솔에서 볼 수 있어요.\n${ourPage}`,
      url: place?.kind === 'LINK' ? place.text : ourPage,
    },
    new Date(),
  )
  saveText(CALENDAR_FILE.name, text, CALENDAR_FILE.type)
}
