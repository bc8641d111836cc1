import { paths } from '@coffeeattack/contract/pages'
import { isStopped } from '@coffeeattack/domain/companies/proof-badge'
import { increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { politeName } from '@coffeeattack/domain/text/names'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Message } from '@coffeeattack/ui/icons/Message'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useProof } from '../companies/proof/queries.ts'
import { useIncomeWord } from '../insight/salary/IncomeOrigin.tsx'
import { Page } from '../layout/Page.tsx'
import { OfferAnswers } from './answers/OfferAnswers.tsx'
import { DeadlineBand } from './DeadlineBand.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import { type Offer, offersChanged, personQuery } from './offer-query.ts'
import { isDecidedElsewhere, offerQuery } from './queries.ts'
import { RaisePanel } from './RaisePanel.tsx'
import { OfferSlip } from './slip/OfferSlip.tsx'

/** Loaded on demand: the slip is read first. */
const OfferFoot = lazy(() => import('./OfferFoot.tsx'))
/** Loaded on demand: few companies suspend their business. */
const StoppedOffer = lazy(() => import('./StoppedOffer.tsx'))

/** Further actions on an open offer. */
function MoreWays() {
  const { pathname } = useLocation()
  return (
    <MoreSheet
      ways={[
        { to: paths.compareOffers(), label: '다른 어택과 비교하기', Icon: Bars },
        { to: paths.ask(pathname), label: '이 제안 문의하기', Icon: Message },
      ]}
    />
  )
}

function LikeButton({ offer }: { offer: Offer }) {
  const toggle = useLike(offer)
  return (
    <IconButton label="관심 제안으로 표시" aria-pressed={offer.isLike} onClick={toggle}>
      <Heart size={24} strokeWidth={1.8} className={offer.isLike ? 'fill-current' : undefined} />
    </IconButton>
  )
}

export function OpenOffer({ offer }: { offer: Offer }) {
  const person = useQuery(personQuery)
  const raise = increaseView(offer.incomeBasis, offer)
  const word = useIncomeWord(offer.incomeOrigin)
  const name = person.data?.name
  const words = offerPageWords({
    ...offer,
    addressee: name ? politeName(name) : null,
    company: offer.company?.name ?? null,
  })
  const proof = useProof(offer.company?.id)
  if (proof && offer.company && isStopped(proof))
    return (
      <Suspense>
        <StoppedOffer offer={offer} company={offer.company} words={words} proof={proof} />
      </Suspense>
    )
  return (
    <Page
      tone="canvas"
      backTo={paths.offers()}
      actions={
        <>
          <LikeButton offer={offer} />
          <MoreWays />
        </>
      }
      bottom={<OfferAnswers offer={offer} words={words} />}
    >
      <DeadlineBand expiredAt={offer.expiredAt} />
      {raise.kind === 'raise' && (
        <RaisePanel
          about={
            offer.counter?.answer === 'RAISED'
              ? `다시 온 제안은 ${word}보다 이만큼 올라요`
              : `이 제안을 고르면 ${word}보다 이만큼 올라요`
          }
          raise={raise.amount}
        />
      )}
      <div className="flex flex-col gap-3 px-4 pt-4 pb-6">
        <OfferSlip offer={offer} salaryLabel={words.salary} proof={proof} />
        <Suspense>
          <OfferFoot offer={offer} words={words} />
        </Suspense>
      </div>
    </Page>
  )
}

/**
 * Toggles the heart at once and saves it afterwards. Presses during a save are merged: only the last one counts. When
 * saving fails, the heart moves back.
 */
function useLike({ id, isLike }: Offer): () => void {
  const { queryKey } = offerQuery(id)
  const wanted = useRef(isLike)
  const sending = useRef(false)

  function show(liked: boolean) {
    wanted.current = liked
    queries.setQueryData(queryKey, (offer) => offer && { ...offer, isLike: liked })
  }

  async function send(known: boolean) {
    try {
      while (wanted.current !== known) {
        const answer = await api('PATCH /users/offers/like', { body: { id, isLike: wanted.current } })
        known = answer.isLike
      }
      await offersChanged()
    } catch (failure) {
      show(known)
      if (!(await isDecidedElsewhere(id, failure))) toast('다시 시도해 주세요')
    }
  }

  return () => {
    // A query in progress may still return the old heart.
    void queries.cancelQueries({ queryKey })
    if (sending.current) return show(!wanted.current)
    show(!isLike)
    sending.current = true
    void send(isLike).finally(() => (sending.current = false))
  }
}
