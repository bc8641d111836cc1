import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Refresh } from '../icons/Refresh.tsx'

type MessageGroupProps = {
  side: 'theirs' | 'mine'
  /** The sender, for screen readers, and shown as the avatar once per group. */
  name: string
  avatar?: ReactNode
  bubbles: readonly { id: string; text: ReactNode }[]
  /** The time of the last message: '오후 2:14'. */
  time?: string
  /** A label above the time: '질문 2'. */
  note?: string | undefined
  read?: boolean
  state?: 'sent' | 'sending' | 'failed'
  onRetry?: () => void
  /** Discards a message that could not be sent. */
  onDiscard?: () => void
  /** A card under the bubbles. */
  children?: ReactNode
}

/** Consecutive messages of one sender, with the time at the end. */
export function MessageGroup(props: MessageGroupProps) {
  const {
    side,
    name,
    avatar,
    bubbles,
    time,
    note,
    read,
    state = 'sent',
    onRetry,
    onDiscard,
    children,
  } = props
  const mine = side === 'mine'
  const last = bubbles.at(-1)?.id
  return (
    <div className={cx('flex items-start gap-2', mine && 'justify-end')}>
      <span className="sr-only">{mine ? '내가 보낸 메시지' : `${name} 님의 메시지`}</span>
      {!mine && <span className="w-[34px] shrink-0">{avatar}</span>}
      <div className={cx('flex min-w-0 flex-col gap-1.5', mine ? 'items-end' : 'items-start')}>
        {bubbles.map((bubble, i) => (
          <div key={bubble.id} className={cx('flex items-end gap-1.5', mine && 'flex-row-reverse')}>
            <p
              className={cx(
                'max-w-[min(264px,68vw)] rounded-option px-3.5 py-2.5 leading-normal whitespace-pre-wrap [overflow-wrap:anywhere]',
                mine ? 'rounded-br-[4px] bg-primary text-on-primary' : 'bg-surface-2',
                !mine && i === 0 && 'rounded-tl-tail',
                state === 'sending' && 'opacity-60',
              )}
            >
              {bubble.text}
            </p>
            {bubble.id === last && <Aside {...{ mine, time, note, read, state, onRetry, onDiscard }} />}
          </div>
        ))}
        {children}
      </div>
    </div>
  )
}

type AsideProps = Pick<MessageGroupProps, 'time' | 'note' | 'read' | 'state' | 'onRetry' | 'onDiscard'> & {
  mine: boolean
}

const failedLook =
  'inline-flex min-h-11 items-center justify-end gap-1 px-1 text-caption font-medium whitespace-nowrap'

function Aside({ mine, time, note, read, state, onRetry, onDiscard }: AsideProps) {
  if (state === 'failed') {
    return (
      <span className="flex shrink-0 flex-wrap justify-end">
        {onDiscard && (
          <button type="button" onClick={onDiscard} className={cx(failedLook, 'text-ink-3')}>
            지우기
          </button>
        )}
        <button type="button" onClick={onRetry} className={cx(failedLook, 'text-danger')}>
          <Refresh size={15} />
          다시 보내기
        </button>
      </span>
    )
  }
  return (
    <span className={cx('text-note leading-close whitespace-nowrap text-ink-3 tnum', mine && 'text-right')}>
      {note && <span className="block">{note}</span>}
      {state === 'sending' ? '보내는 중' : time}
      {mine && read && <span className="block">읽음</span>}
    </span>
  )
}
