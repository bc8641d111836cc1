import { notificationGroups } from '@coffeeattack/domain/notifications/operator-groups'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import { notificationTime } from './days.ts'
import { groupIcons } from './group-icons.ts'
import type { OperatorNotification } from './queries.ts'
import { markRead } from './read.ts'

type NotificationRowProps = {
  notification: OperatorNotification
  now: Date
  /** The row in focus or under the mouse shows its buttons. */
  isActive: boolean
  onActive: () => void
}

/** One notification; the whole row opens its page. */
export function NotificationRow({ notification, now, isActive, onActive }: NotificationRowProps) {
  const { to, actions } = notification
  const open = () => void markRead(notification)
  return (
    <li
      className={`relative not-first:before:absolute not-first:before:top-0 not-first:before:right-4 not-first:before:left-16 not-first:before:h-px not-first:before:bg-line sm:not-first:before:right-6 sm:not-first:before:left-18 ${isActive ? 'bg-surface-2/55' : ''}`}
    >
      <div onFocus={onActive} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActive()}>
        <Link
          data-row={notification.id}
          to={to}
          onClick={open}
          className="grid grid-cols-[36px_minmax(0,1fr)] gap-3 px-4 pt-[11px] pb-3 outline-offset-[-2px] sm:px-6"
        >
          <Summary notification={notification} now={now} />
        </Link>
        {isActive && actions.length > 0 && (
          <div className="-mt-1 flex flex-wrap gap-1.5 pr-4 pb-3 pl-16 sm:pl-18">
            {actions.map((action, place) => (
              <Link
                key={action.to}
                to={action.to}
                onClick={open}
                className={buttonLook({ kind: place === 0 ? 'filled' : 'weak', size: 'xs' })}
              >
                {action.label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function Summary({ notification, now }: Pick<NotificationRowProps, 'notification' | 'now'>) {
  const { kind, title, body, at, isRead } = notification
  const { label, icon } = notificationGroups[kind]
  const Icon = groupIcons[icon]
  return (
    <>
      <span
        className={`grid size-9 place-items-center rounded-button-sm ${isRead ? 'bg-surface-2 text-ink-2' : 'bg-primary text-on-primary'}`}
      >
        <Icon size={18} strokeWidth={1.9} />
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-2 text-caption leading-[18px] text-ink-3">
          <span className="mr-auto">{label}</span>
          <time dateTime={at} className="tnum">
            {notificationTime(new Date(at), now)}
          </time>
          {!isRead && (
            <span className="size-2 rounded-full bg-ink">
              <span className="sr-only">안 읽음</span>
            </span>
          )}
        </span>
        <span
          className={`mt-px block text-label leading-5 text-pretty ${isRead ? 'font-medium text-ink-2' : 'font-semibold text-ink'}`}
        >
          <MaskedText text={title} />
        </span>
        {body && (
          <span
            className={`mt-px block text-caption leading-[19px] text-pretty ${isRead ? 'text-ink-3' : 'text-ink-2'}`}
          >
            <MaskedText text={body} />
          </span>
        )}
      </span>
    </>
  )
}
