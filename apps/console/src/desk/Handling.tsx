import { agoText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { useMe } from '../sessions/me.ts'

export type Handled = {
  handler: { id: string; name: string } | null
  handledAt: string | null
}

/** The operator who handles, or handled, the request. */
export function HandlerTag({ handler, handledAt }: Handled) {
  const me = useMe()
  const now = useNow()
  if (!handler) return null
  const who = handler.id === me.id ? '내가' : `${handler.name} 님이`
  if (handledAt) return <Tag>{`${who} 마쳤어요 · ${agoText(new Date(handledAt), now)}`}</Tag>
  return <Tag kind={handler.id === me.id ? 'shot' : 'plain'}>{`${who} 맡았어요`}</Tag>
}

type HandlingButtonsProps = Handled & {
  busy: boolean
  onTake: (from: string | null) => void
  onDone: () => void
}

/** Buttons to take a request, take it over or finish it. A colleague's request must be taken over first. */
export function HandlingButtons({ handler, handledAt, busy, onTake, onDone }: HandlingButtonsProps) {
  const me = useMe()
  if (handledAt) return null
  const isMine = handler?.id === me.id
  const isTheirs = handler !== null && !isMine
  return (
    <>
      {!isMine && (
        <Button kind="line" size="sm" disabled={busy} onClick={() => onTake(handler?.id ?? null)}>
          {isTheirs ? '넘겨받기' : '내가 맡기'}
        </Button>
      )}
      {!isTheirs && (
        <Button kind="weak" size="sm" disabled={busy} onClick={onDone}>
          마쳤어요
        </Button>
      )}
    </>
  )
}
