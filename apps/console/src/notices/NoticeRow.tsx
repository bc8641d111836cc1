import { operatorKinds } from '@coffeeattack/domain/notifications/operator-notices'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import { noticeTime } from './days.ts'
import { kindIcons } from './kind-icons.ts'
import type { Notice } from './queries.ts'
import { markRead } from './read.ts'

type NoticeRowProps = {
  notice: Notice
  now: Date
  /** The one row in focus shows what can be done at once. */
  isActive: boolean
  onActive: () => void
}

/** One thing that somebody did; the whole row leads to it. */
export function NoticeRow({ notice, now, isActive, onActive }: NoticeRowProps) {
  const { to, actions } = notice
  const open = () => void markRead(notice)
  return (
    <li
      className={`relative not-first:before:absolute not-first:before:top-0 not-first:before:right-4 not-first:before:left-16 not-first:before:h-px not-first:before:bg-line sm:not-first:before:right-6 sm:not-first:before:left-18 ${isActive ? 'bg-surface-2/55' : ''}`}
    >
      <div onFocus={onActive} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActive()}>
        <Link
          data-row={notice.id}
          to={to}
          onClick={open}
          className="grid grid-cols-[36px_minmax(0,1fr)] gap-3 px-4 pt-[11px] pb-3 outline-offset-[-2px] sm:px-6"
        >
          <Told notice={notice} now={now} />
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

function Told({ notice, now }: Pick<NoticeRowProps, 'notice' | 'now'>) {
  const { kind, title, body, at, isRead } = notice
  const Icon = kindIcons[kind]
  return (
    <>
      <span
        className={`grid size-9 place-items-center rounded-button-sm ${isRead ? 'bg-surface-2 text-ink-2' : 'bg-primary text-on-primary'}`}
      >
        <Icon size={18} strokeWidth={1.9} />
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-2 text-caption leading-[18px] text-ink-3">
          <span className="mr-auto">{operatorKinds[kind].label}</span>
          <time dateTime={at} className="tnum">
            {noticeTime(new Date(at), now)}
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
