import { agoText } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import type { QueryKey } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
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

type Calls = {
  take:
    | 'POST /console/more-requests/:id/take'
    | 'POST /console/applications/:id/take'
    | 'POST /console/kept-words/:id/take'
  done:
    | 'POST /console/more-requests/:id/done'
    | 'POST /console/applications/:id/done'
    | 'POST /console/kept-words/:id/done'
}

/** Takes and finishes a request. The list is reloaded either way, so a colleague's faster change shows. */
export function useHandling(id: string, calls: Calls, list: QueryKey) {
  const onSettled = () => queries.invalidateQueries({ queryKey: list })
  const take = useCall((from: string | null) => api(calls.take, { params: { id }, body: { from } }), {
    onSettled,
  })
  const done = useCall(() => api(calls.done, { params: { id } }), {
    onDone: () => toast('마친 것으로 표시했어요', { kind: 'done' }),
    onSettled,
  })
  return {
    busy: take.busy || done.busy,
    onTake: (from: string | null) => void take.run(from),
    onDone: () => void done.run(),
  }
}
