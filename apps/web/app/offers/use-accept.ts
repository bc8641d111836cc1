import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { type Offer, offersChanged } from './offer-query.ts'
import { paths } from '../paths.ts'
import { actOnOffer } from './act-on-offer.ts'

/** Accepts an offer as a coffee chat. Pressed twice or sent again after a lost answer, it stays one (OFR-6). */
export function useAccept({ id, name }: Offer): [busy: boolean, accept: () => void] {
  const navigate = useNavigate()
  const [busy, runOne] = useOneAtATime()

  async function accept() {
    const made = await actOnOffer(id, () => api('POST /v2.1/users/coffeechat', { body: { offerId: id } }))
    if (!made) return
    await offersChanged()
    await navigate(paths.accepted(made.coffeechatId, name), { replace: true })
  }
  return [busy, () => void runOne(accept)]
}
