import { paths } from '@coffeeattack/contract/pages'
import { meetingText, placeText, todayText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { canJoin } from '@coffeeattack/domain/coffeechats/meetings'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Link } from 'react-router'
import { JoinButton } from '../../coffeechats/JoinButton.tsx'
import { type NextChat, slotOf } from './use-meeting-of-today.ts'

/** The next meeting, linked to it (TRUST-4). On its day it leads the page, with the way in from ten minutes before. */
export default function NextCoffeechat({ chat, now }: { chat: NextChat; now: Date | null }) {
  const slot = slotOf(chat)
  const { place } = chat
  const opensLater = now !== null && place?.kind === 'LINK' && !canJoin(slot, now)
  return (
    <div className="rounded-card bg-surface">
      <Link
        to={paths.accepted(chat.id, chat.name)}
        className="flex items-center gap-3.5 rounded-card px-5 py-4 transition-colors duration-(--t1) press:bg-surface-2"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
          <CoffeeCup size={22} strokeWidth={1.8} />
        </span>
        <span className="min-w-0 flex-1 leading-close">
          <span className="block text-label text-ink-3">{chat.name} 커피챗</span>
          <b className={`block font-bold tnum ${now ? 'text-h3' : ''}`}>
            {now ? todayText(slot.startsAt) : meetingText(slot.startsAt)}
          </b>
          {place && <span className="mt-0.5 block truncate text-label text-ink-2">{placeText(place)}</span>}
          {opensLater && (
            <span className="mt-0.5 block text-label text-ink-3">10분 전부터 들어갈 수 있어요</span>
          )}
        </span>
        <ChevronRight size={20} className="text-ink-3" />
      </Link>
      {now && place?.kind === 'LINK' && canJoin(slot, now) && (
        <div className="px-5 pb-5">
          <JoinButton slot={slot} place={place} now={now} />
        </div>
      )}
    </div>
  )
}
