import { CALENDAR_FILE, calendarFile } from '@coffeeattack/domain/coffeechats/calendar-file'
import { paths } from '../paths.ts'
import type { Coffeechat, FixedTime } from './queries.ts'
import { partnerName } from './partner-name.ts'

/** Hands the meeting to the person's own calendar (TRUST-4). */
export function downloadCalendar(chat: Coffeechat, { startsAt, minutes }: FixedTime): void {
  const company = partnerName(chat)
  const text = calendarFile(
    {
      coffeechatId: chat.id,
      sequence: chat.sequence,
      slot: { startsAt: new Date(startsAt), minutes },
      company,
      place: '',
      description: `${chat.operator.name} 님과 만나요. 만나는 곳은 메시지에서 정해요.`,
      url: window.location.origin + paths.accepted(chat.id, company),
    },
    new Date(),
  )
  const address = URL.createObjectURL(new Blob([text], { type: CALENDAR_FILE.type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: CALENDAR_FILE.name })
  link.click()
  // The browser reads the file after the click; by then it surely has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
