import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { type Offer, offersChanged } from './offer-query.ts'
import { paths } from '../paths.ts'
import { actOnOffer } from './act-on-offer.ts'

/** Refuses an offer with a reason, and leads to the page that says so (OFR-5). */
export function useRefuse({
  id,
  name,
  isJustMessage,
}: Offer): [busy: boolean, refuse: (reason: string) => void] {
  const navigate = useNavigate()
  const [busy, runOne] = useOneAtATime()

  async function refuse(refusalReason: string) {
    const done = await actOnOffer(id, () =>
      api('PATCH /v2/users/offers/refuse/:id', { params: { id }, body: { refusalReason } }),
    )
    if (!done) return
    await offersChanged()
    await navigate(paths.refused(id, name, isJustMessage), { replace: true })
  }
  return [busy, (reason) => void runOne(() => refuse(reason))]
}
