import { Button } from '@coffeeattack/ui/Button'
import type { OpenedInquiry } from './queries.ts'
import { useTake } from './use-take.ts'

/** A colleague is at it. */
export function TakeOver({ inquiry }: { inquiry: OpenedInquiry }) {
  const take = useTake(inquiry)
  return (
    <>
      <p className="mb-3 text-body-s text-ink-2">
        <b className="font-semibold">{inquiry.handler?.name} 님</b>이 맡아서 답을 준비하고 있어요.
      </p>
      <Button kind="line" size="md" busy={take.isPending && '넘겨받는 중'} onClick={() => take.mutate()}>
        넘겨받아 답하기
      </Button>
    </>
  )
}
