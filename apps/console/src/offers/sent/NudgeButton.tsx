import { whyNotNudge } from '@coffeeattack/domain/offers/reminders'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useMe } from '../../sessions/me.ts'
import type { SentOffer } from './queries.ts'

/** Whether the company may tell of it once more, by the server's own rule (BIZ-13). */
export function useCanNudge(offer: SentOffer, now: Date): boolean {
  const { role } = useMe()
  const { expiredAt, deliverAt, readAt, nudgedAt } = offer
  const dated = {
    ...offer,
    expiredAt: new Date(expiredAt),
    deliverAt: new Date(deliverAt),
    readAt: readAt === null ? null : new Date(readAt),
    nudgedAt: nudgedAt === null ? null : new Date(nudgedAt),
  }
  return role === 'recruiter' && whyNotNudge(dated, now) === null
}

/** Once: then the row says on which day it was. */
export function NudgeButton({ offer: { id, candidate } }: { offer: SentOffer }) {
  const nudge = useCall(
    (_: void, idempotencyKey) => api('POST /console/offers/:id/nudge', { params: { id }, idempotencyKey }),
    {
      onDone: () => toast('다시 알렸어요. 기한은 그대로예요.', { kind: 'done' }),
      onSettled: () => queries.invalidateQueries({ queryKey: ['sent-offers'] }),
    },
  )
  return (
    <Button kind="weak" size="xs" busy={nudge.busy && '알리는 중'} onClick={() => void nudge.run()}>
      다시 알리기
      <span className="sr-only">, {spokenText(jobTitle(candidate))}</span>
    </Button>
  )
}
