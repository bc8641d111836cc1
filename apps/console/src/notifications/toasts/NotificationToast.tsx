import { notificationGroups } from '@coffeeattack/domain/notifications/operator-groups'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useCountdown } from '@coffeeattack/ui/useCountdown'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { groupIcons } from '../group-icons.ts'
import type { OperatorNotification } from '../queries.ts'
import { markRead } from '../read.ts'

const STAYS_MS = 8_000

type NotificationToastProps = { notification: OperatorNotification; onClose: () => void }

/** A new notification, in the words of its row. It stays while the mouse or the focus is on it. */
export function NotificationToast({ notification, onClose }: NotificationToastProps) {
  const { kind, title, body, to, actions } = notification
  const { label, icon } = notificationGroups[kind]
  const Icon = groupIcons[icon]
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useCountdown(STAYS_MS, held, onClose)
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && box.current?.contains(document.activeElement)) onClose()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => leave(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function open() {
    void markRead(notification)
    onClose()
  }
  return (
    <div
      ref={box}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto"
    >
      <article
        aria-label={label}
        className="grid grid-cols-[36px_minmax(0,1fr)_36px] gap-3 rounded-card bg-shot pt-4 pr-2.5 pb-3.5 pl-4.5 text-on-shot shadow-3 transition-[opacity,translate] duration-(--t2) ease-enter [--focus:var(--on-shot)] starting:translate-y-3 starting:opacity-0"
      >
        <span className="grid size-9 place-items-center rounded-button-sm bg-on-shot text-shot">
          <Icon size={18} strokeWidth={1.9} />
        </span>
        <div className="min-w-0">
          <Link to={to} onClick={open} className="block rounded-tag">
            <b className="block text-body-s leading-[21px] font-semibold text-pretty">
              <MaskedText text={title} />
            </b>
            {body && (
              <span className="mt-px block text-caption text-pretty text-on-shot-2">
                <MaskedText text={body} />
              </span>
            )}
          </Link>
          {actions.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-1.5">
              {actions.map((action, place) => (
                <Link
                  key={action.to}
                  to={action.to}
                  onClick={open}
                  className={
                    place === 0
                      ? buttonLook({ kind: 'inverse', size: 'xs' })
                      : `${buttonLook({ kind: 'weak', size: 'xs' })} bg-shot-2! text-on-shot!`
                  }
                >
                  {action.label}
                </Link>
              ))}
            </div>
          )}
        </div>
        <button
          type="button"
          aria-label="알림 닫기"
          onClick={onClose}
          className="relative -mt-1.5 grid size-9 place-items-center rounded-button-sm text-on-shot-2 before:absolute before:-inset-1 hover:text-on-shot"
        >
          <Close size={16} strokeWidth={2.2} />
        </button>
      </article>
    </div>
  )
}
