import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { CALENDAR_FILE, calendarFile } from '@coffeeattack/domain/coffeechats/calendar-file'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { saveText } from '../operators/audit/save-text.ts'
import { type CoffeechatRow, personName } from './queries.ts'

/** Links from a coffee chat to the conversation, the person and the offer, and a calendar file. */
export function ChatLinks({ chat }: { chat: CoffeechatRow }) {
  const { name, roomId, candidateId, offerId, status } = chat
  // A person who left has neither a profile nor offers.
  const isHere = name !== ''
  const named = (what: string) => `${personName(name)} 님과의 ${what}`
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {roomId && (
        <Link to={consolePaths.room(roomId)} aria-label={named('대화')} className={textLinkLook}>
          대화
        </Link>
      )}
      {isHere && (
        <>
          <Link
            to={consolePaths.candidate(candidateId)}
            aria-label={named('커피챗: 프로필')}
            className={textLinkLook}
          >
            프로필
          </Link>
          <Link
            to={consolePaths.sentOffers(offerId)}
            aria-label={named('커피챗: 보낸 어택')}
            className={textLinkLook}
          >
            보낸 어택
          </Link>
        </>
      )}
      {status === 'CONFIRMED' && (
        <button
          type="button"
          aria-label={named('커피챗: 캘린더 파일 받기')}
          onClick={() => saveMeeting(chat)}
          className={`${textLinkLook} gap-1`}
        >
          <Calendar size={16} />
          캘린더
        </button>
      )}
    </span>
  )
}

/** Saves a fixed meeting as a calendar file. Calendars show titles on a locked screen, so the title names nobody (TRUST-4). */
function saveMeeting(chat: CoffeechatRow): void {
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
