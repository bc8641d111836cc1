import { agoText } from '@coffeeattack/domain/kst'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Link } from 'react-router'
import type { Notification } from './queries.ts'

const icons = {
  NEW_OFFER: Bolt,
  OFFER_REMINDER: Clock,
  MESSAGE: Message,
  COFFEECHAT: CoffeeCup,
  COFFEECHAT_SOON: Calendar,
  PROFILE_VIEW: Eye,
  ATTACK_ENDING: Clock,
  SURVEY: Message,
  SECURITY: Lock,
  NEWS: Bell,
} satisfies Record<Notification['type'], typeof Bell>

/** One thing the person was told; a press leads to it. */
export function NotificationRow({ item, now }: { item: Notification; now: Date }) {
  const { type, title, body, to, at, isRead } = item
  const Icon = icons[type]
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-18 items-start gap-3.5 rounded-button px-2 py-3 transition-colors duration-(--t1) press:bg-surface-2"
      >
        <span className="relative grid size-11 shrink-0 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
          <Icon size={22} strokeWidth={1.8} />
          {!isRead && (
            <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-surface bg-ink">
              <span className="sr-only">새 알림</span>
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={`block text-body-s text-pretty ${isRead ? 'text-ink-2' : 'font-semibold text-ink'}`}
          >
            {title}
          </span>
          <span className="block text-caption text-ink-3 tnum">
            {body && <>{body} · </>}
            <time dateTime={at} className="whitespace-nowrap">
              {agoText(new Date(at), now)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  )
}
