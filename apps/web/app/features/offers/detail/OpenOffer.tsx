import { increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BottomCta } from '../../../layout/BottomCta.tsx'
import { Header } from '../../../layout/Header.tsx'
import { Page } from '../../../layout/Page.tsx'
import { DeadlineBand } from '../../../offer/DeadlineBand.tsx'
import { type Offer, personQuery } from '../../../offer/queries.ts'
import { RaisePanel } from '../../../offer/RaisePanel.tsx'
import { paths } from '../../../paths.ts'
import { Benefits } from './Benefits.tsx'
import { ContactPerson } from './ContactPerson.tsx'
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
            커피챗 할래요
          </Button>
          <TextLink wide disabled={accepting} onClick={() => setRefusing(true)} className="-mb-2">
            이번 제안은 아쉬워요
          </TextLink>
        </BottomCta>
      }
    >
      <DeadlineBand expiredAt={offer.expiredAt} />
      {raise.kind === 'raise' && (
        <RaisePanel about="이 제안을 고르면 지금보다 이만큼 올라요" raise={raise.amount} />
      )}
      <div className="flex flex-col gap-3 px-4 pt-4 pb-6">
        <OfferSlip offer={offer} person={person.data?.name ?? null} />
        <ContactPerson offer={offer} />
        <Benefits
          items={offer.offerItems}
          title={offer.isJustMessage ? '이런 것을 드려요' : '연봉 말고도 드려요'}
        />
        <p className="flex items-center justify-center gap-1.5 pt-1.5 pb-2 text-caption text-ink-3">
          <Lock size={16} />
          {offer.company
            ? '커피챗을 수락하면 이 회사에만 이름과 연락처를 알려요'
            : '커피챗을 수락하면 담당 에이전트에게만 이름과 연락처를 알려요'}
        </p>
      </div>
      <RefuseSheet offer={offer} open={refusing} onOpenChange={setRefusing} />
    </Page>
  )
}
