import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import { benefitKind, type OfferPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { BenefitList } from '@coffeeattack/kit/offers/BenefitList'
import { SenderNote } from '@coffeeattack/kit/offers/SenderNote'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { ReportWay } from '../safety/ReportWay.tsx'
import type { Offer } from './offer-query.ts'

/** Below the slip of an open offer: the sender's words, the benefits, what is disclosed, and the way to report. */
export default function OfferFoot({ offer, words }: { offer: Offer; words: OfferPageWords }) {
  return (
    <>
      <SenderNote
        label="담당자의 메시지"
        name={offer.operator.name}
        title={words.sender}
        photo={offer.operator.photo}
        isOwn={isFromAgent(offer)}
        message={offer.message}
      />
      <BenefitList
        title={words.benefits}
        items={offer.offerItems.map((text) => ({ text, kind: benefitKind(text) }))}
      />
      <p className="flex items-center justify-center gap-1.5 pt-1.5 pb-2 text-caption text-ink-3">
        <Lock size={16} />
        {words.disclosure}
      </p>
      {offer.company && <ReportWay about={{ place: 'OFFER', id: offer.id }} look="link" />}
    </>
  )
}
