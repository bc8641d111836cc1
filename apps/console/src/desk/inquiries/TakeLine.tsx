import { Button } from '@coffeeattack/ui/Button'
import { HandlerTag } from '../Handling.tsx'
import type { OpenedInquiry } from './queries.ts'
import { useTake } from './use-take.ts'

/** Whoever needs a while to find the answer takes it, so that colleagues see it. */
export function TakeLine({ inquiry }: { inquiry: OpenedInquiry }) {
  const take = useTake(inquiry)
  return (
    <div className="mb-4 flex min-h-10 items-center justify-between gap-3">
      {inquiry.handler ? (
        <HandlerTag {...inquiry} />
      ) : (
        <>
          <p className="text-label text-ink-3">아직 아무도 맡지 않았어요</p>
          <Button kind="line" size="sm" busy={take.isPending && '맡는 중'} onClick={() => take.mutate()}>
            내가 맡기
          </Button>
        </>
      )}
    </div>
  )
}
