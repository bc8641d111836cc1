import { benefitKind } from '@coffeeattack/domain/offers/benefit-kind'
import { increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import { offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { politeName } from '@coffeeattack/domain/text/names'
import { BenefitList } from '@coffeeattack/ui/BenefitList'
import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { SenderNote } from '@coffeeattack/ui/SenderNote'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BottomCta } from '../layout/BottomCta.tsx'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { DeadlineBand } from './DeadlineBand.tsx'
import { type Offer, personQuery } from './offer-query.ts'
import { RaisePanel } from './RaisePanel.tsx'
import { paths } from '../paths.ts'
import { LikeButton } from './LikeButton.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import { OfferSlip } from './OfferSlip.tsx'
import { RefuseSheet } from './RefuseSheet.tsx'
import { useAccept } from './use-accept.ts'

export function OpenOffer({ offer }: { offer: Offer }) {
  const person = useQuery(personQuery)
  const [accepting, accept] = useAccept(offer)
  const [refusing, setRefusing] = useState(false)
  const raise = increaseView(offer.incomeBasis, offer)
  const name = person.data?.name
  const words = offerPageWords({
    ...offer,
    addressee: name ? politeName(name) : null,
    company: offer.company?.name ?? null,
  })
  return (
    <Page
      tone="canvas"
      header={
        <Header
          backTo={paths.offers()}
          actions={
            <>
              <LikeButton offer={offer} />
              <MoreSheet />
            </>
          }
        />
      }
      bottom={
        <BottomCta>
          <Button busy={accepting && '연결하는 중'} onClick={accept}>
            {words.accept}
          </Button>
          <TextLink wide disabled={accepting} onClick={() => setRefusing(true)} className="-mb-2">
            {words.refuse}
          </TextLink>
        </BottomCta>
      }
    >
      <DeadlineBand expiredAt={offer.expiredAt} />
      {raise.kind === 'raise' && (
        <RaisePanel about="이 제안을 고르면 지금보다 이만큼 올라요" raise={raise.amount} />
      )}
      <div className="flex flex-col gap-3 px-4 pt-4 pb-6">
        <OfferSlip offer={offer} salaryLabel={words.salary} />
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
      </div>
      <RefuseSheet offer={offer} open={refusing} onOpenChange={setRefusing} />
    </Page>
  )
}
