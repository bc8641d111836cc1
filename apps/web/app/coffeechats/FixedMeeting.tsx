import { paths } from '@coffeeattack/contract/pages'
import { CALENDAR_FILE, calendarFile } from '@coffeeattack/domain/coffeechats/calendar-file'
import { canJoin, joinsFrom } from '@coffeeattack/domain/coffeechats/meetings'
import { endOf } from '@coffeeattack/domain/coffeechats/slot-end'
import { meetingReminders } from '@coffeeattack/domain/coffeechats/times'
import { spokenTimeText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { TextLink } from '@coffeeattack/ui/TextLink'
import type { ReactNode } from 'react'
import { JoinButton } from './JoinButton.tsx'
import { type Coffeechat, type FixedTime, lengthText, meetingDay, partnerName } from './queries.ts'
import { saveFile } from './save-file.ts'

/** Saves the meeting to the person's own calendar (TRUST-4). */
function downloadCalendar(chat: Coffeechat, { startsAt, minutes }: FixedTime): void {
  const company = partnerName(chat)
  const { place } = chat
  const ourPage = window.location.origin + paths.accepted(chat.id, company)
  const met = `${chat.operator.name} 님과 만나요.`
  const text = calendarFile(
    {
      coffeechatId: chat.id,
      sequence: chat.sequence,
      slot: { startsAt: new Date(startsAt), minutes },
      title: `${company} 커피챗`,
      place: place?.text ?? '',
      description: place ? `${met}\n${ourPage}` : `${met} 만나는 곳은 커피챗 화면에서 정해요.\n${ourPage}`,
      url: place?.kind === 'LINK' ? place.text : ourPage,
    },
    new Date(),
  )
  saveFile(CALENDAR_FILE, text)
}

const REMINDERS = ['', '한 시간 전에 알려 드려요', '하루 전과 한 시간 전에 알려 드려요']

type FixedMeetingProps = {
  chat: Coffeechat
  time: FixedTime
  /** Undefined while a move is proposed. */
  onMove: (() => void) | undefined
}

/** Day and time are fixed: save it to the calendar, or move it until it begins. */
export function FixedMeeting({ chat, time, onMove }: FixedMeetingProps) {
  const startsAt = new Date(time.startsAt)
  const remindersAfter = (at: Date) =>
    meetingReminders({ startsAt, minutes: time.minutes }, at).map(({ dueAt }) => dueAt)
  const slot = { startsAt, minutes: time.minutes }
  const moments = (at: Date) => [...remindersAfter(at), joinsFrom(slot), startsAt, endOf(slot)]
  const now = useNow((at) => moments(at).find((moment) => moment > at) ?? null)
  const reminder = REMINDERS[remindersAfter(now).length]
  const begun = startsAt <= now
  return (
    <>
      <MeetingTitle>{begun ? '지금 만나는 시간이에요' : '이때 만나요'}</MeetingTitle>
      <p className="mt-2 text-money-24 leading-[1.3]">
        {meetingDay(startsAt)}
        <span className="block">
          {spokenTimeText(startsAt)}
          <span className="ml-2 text-body-s font-normal tracking-normal text-ink-3">
            {lengthText(time.minutes)}
          </span>
        </span>
      </p>
      {reminder && (
        <p className="mt-2.5 flex items-center gap-1.5 text-label text-ink-3">
          <Bell size={16} />
          {reminder}
        </p>
      )}
      <JoinButton slot={slot} place={chat.place} now={now} className="mt-4" />
      <Button
        kind={canJoin(slot, now) && chat.place?.kind === 'LINK' ? 'line' : 'filled'}
        className="mt-4"
        onClick={() => downloadCalendar(chat, time)}
      >
        <Calendar size={20} />
        캘린더에 추가하기
      </Button>
      {!begun && onMove && (
        <TextLink wide className="-mb-2" onClick={onMove}>
          시간 바꾸기
        </TextLink>
      )}
    </>
  )
}

/** The card's heading and an explanation. */
export function MeetingTitle({ children, about }: { children: ReactNode; about?: ReactNode }) {
  return (
    <>
      <h2 id="meeting" className="text-h3">
        {children}
      </h2>
      {about && <p className="mt-0.5 text-label text-ink-3">{about}</p>}
    </>
  )
}
