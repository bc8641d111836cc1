import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { Home } from './queries.ts'

/** The meeting that comes next, and the way to it (TRUST-4). */
export function NextCoffeechat({ chat }: { chat: Home['nextCoffeechat'] }) {
  if (!chat) return null
  return (
    <Link
      to={paths.accepted(chat.id, chat.name)}
      className="flex items-center gap-3.5 rounded-card bg-surface px-5 py-4 transition-colors duration-(--t1) press:bg-surface-2"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
        <CoffeeCup size={22} strokeWidth={1.8} />
      </span>
      <span className="min-w-0 flex-1 leading-close">
        <span className="block text-label text-ink-3">{chat.name} 커피챗</span>
        <b className="block font-bold tnum">{meetingText(new Date(chat.startsAt))}</b>
      </span>
      <ChevronRight size={20} className="text-ink-3" />
    </Link>
  )
}
