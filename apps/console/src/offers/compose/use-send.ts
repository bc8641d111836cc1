import { SENDING } from '@coffeeattack/domain/offers/sending'
import { fieldsOf, wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { profileQuery } from '../../candidates/profile-query.ts'
import { refreshSent, undoOffer } from '../undo.ts'
import { bodyOf, type Draft } from './draft.ts'

type SendOptions = {
  candidateId: string
  isForOwnCompany: boolean
  onSent: () => void
  /** Receives the server's problems by field. */
  onRefused: (problems: Readonly<Record<string, string>>) => void
}

/** Sends an offer once. For five minutes a toast on every page offers to undo it. */
export function useSend({ candidateId, isForOwnCompany, onSent, onRefused }: SendOptions) {
  return useCall(
    (draft: Draft, idempotencyKey) =>
      api('POST /console/offers', { body: bodyOf(draft, candidateId), idempotencyKey }),
    {
      onDone({ id }, draft) {
        if (isForOwnCompany) noteSent(candidateId, id, draft)
        onSent()
        toast(`어택을 보냈어요. ${SENDING.undoMs / 60_000}분 안에는 되돌릴 수 있어요.`, {
          kind: 'done',
          ms: SENDING.undoMs,
          action: { label: '되돌리기', onPress: () => void undoOffer({ id, candidateId }) },
        })
        void refreshSent()
      },
      onFailed(failure) {
        noteRefused(candidateId, failure)
        onRefused(fieldsOf(failure))
        return wordsFor(failure).show === 'field'
      },
    },
  )
}

/** Updates the cached profile, because loading it again would be recorded. */
function noteSent(candidateId: string, id: string, draft: Draft): void {
  const { salaryMin, salaryMax } = bodyOf(draft, candidateId)
  const offer = { id, status: 'WAITING' as const, salaryMin, salaryMax, sentAt: new Date().toISOString() }
  queries.setQueryData(
    profileQuery(candidateId).queryKey,
    (opened) =>
      opened && { ...opened, offers: [offer, ...opened.offers], refusal: 'OFFER_ALREADY_OPEN' as const },
  )
}

const refusals = ['OFFER_ALREADY_OPEN', 'OFFER_COOLDOWN', 'OFFER_QUOTA_DAILY', 'OFFER_QUOTA_MONTHLY'] as const

/** Updates the cached profile when a colleague was faster or the quota is used up. */
function noteRefused(candidateId: string, failure: unknown): void {
  const refusal = refusals.find((one) => isApiError(failure) && failure.code === one)
  if (!refusal) return
  queries.setQueryData(profileQuery(candidateId).queryKey, (opened) => opened && { ...opened, refusal })
  void refreshSent()
}
