import { paths } from '@coffeeattack/contract/pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { tellOtherTabs } from '../answered-elsewhere.ts'
import type { AnswerProps } from '../answers/answer-props.ts'
import { type Offer, offersChanged } from '../offer-query.ts'
import { isDecidedElsewhere } from '../queries.ts'
import { AcceptSheet } from './AcceptSheet.tsx'

/** Accepts an offer as a coffee chat. Repeated presses and retries create only one (OFR-6). */
function useAccept({ id, name, company }: Offer) {
  const navigate = useNavigate()
  return useCall(() => api('POST /v2.1/users/coffeechat', { body: { offerId: id } }), {
    async onFailed(failure) {
      // The company was taken down meanwhile: its page says why (FIRM-9).
      if (!company || !isApiError(failure) || failure.code !== 'COMPANY_TAKEN_DOWN')
        return isDecidedElsewhere(id, failure)
      await offersChanged()
      await navigate(paths.takedown(company.id), { replace: true })
      return true
    },
    async onDone({ coffeechatId }) {
      tellOtherTabs()
      await offersChanged()
      await navigate(paths.accepted(coffeechatId, name), { replace: true })
    },
  })
}

/** Accepts one offer: the company sees what the sheet lists, and the two can meet. */
export default function AcceptOffer({ offer, open, onOpenChange }: AnswerProps) {
  const accept = useAccept(offer)
  return (
    <AcceptSheet
      offerIds={[offer.id]}
      companies={offer.company ? [offer.company] : []}
      sender={offer.operator}
      open={open}
      onOpenChange={onOpenChange}
      busy={accept.busy}
      onAccept={() => void accept.run()}
    />
  )
}
