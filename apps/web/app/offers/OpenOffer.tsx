import { paths } from '@coffeeattack/contract/pages'
import { countdownText, deadlineBand, deadlineText } from '@coffeeattack/domain/offers/deadline'
import { increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import { benefitKind, offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { politeName } from '@coffeeattack/domain/text/names'
import { BenefitList } from '@coffeeattack/kit/offers/BenefitList'
import { SenderNote } from '@coffeeattack/kit/offers/SenderNote'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Message } from '@coffeeattack/ui/icons/Message'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useIncomeWord } from '../insight/salary/IncomeOrigin.tsx'
import { Page } from '../layout/Page.tsx'
import { OfferAnswers } from './answers/OfferAnswers.tsx'
import { DeadlineNews, useTimeLeft } from './deadline.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import { type Offer, offersChanged, personQuery } from './offer-query.ts'
import { isDecidedElsewhere, offerQuery } from './queries.ts'
import { RaisePanel } from './RaisePanel.tsx'
import { OfferSlip } from './slip/OfferSlip.tsx'

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

/** The dark band under the header: the deadline, and on the last day the time left (OFR-2). */
function DeadlineBand({ expiredAt }: { expiredAt: string }) {
  const left = useTimeLeft(expiredAt)
  return (
    <div className="sticky top-14 z-18 flex h-11 items-center justify-between gap-3 bg-shot px-5 text-body-s font-medium text-on-shot lg:bg-shot-2">
      <span>{deadlineBand(left)}</span>
      {left.kind === 'today' && (
        <b role="timer" aria-live="off" className="text-h3 font-bold tnum">
          {countdownText(left.ms)}
        </b>
      )}
      {left.kind === 'days' && (
        <span className="text-label text-on-shot-2 tnum">{deadlineText(new Date(expiredAt))}</span>
      )}
      <DeadlineNews expiredAt={expiredAt} />
    </div>
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
