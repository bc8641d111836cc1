import { paths } from '@coffeeattack/contract/pages'
import { benefitKind } from '@coffeeattack/domain/offers/composing'
import { countdownText, deadlineBand, deadlineText } from '@coffeeattack/domain/offers/deadline'
import { hopeGapText, increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import { offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { politeName } from '@coffeeattack/domain/text/names'
import { useCall } from '@coffeeattack/kit/useCall'
import { BenefitList } from '@coffeeattack/ui/BenefitList'
import { Button } from '@coffeeattack/ui/Button'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Message } from '@coffeeattack/ui/icons/Message'
import { More } from '@coffeeattack/ui/icons/More'
import { SenderNote } from '@coffeeattack/ui/SenderNote'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { Header } from '../layout/Header.tsx'
import { BottomCta, Page } from '../layout/Page.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import { DeadlineNews, useTimeLeft } from './deadline.tsx'
import { IncreaseFigure } from './IncreaseFigure.tsx'
import { type Offer, offersChanged, personQuery } from './offer-query.ts'
import { isDecidedElsewhere } from './queries.ts'
import { RaisePanel } from './RaisePanel.tsx'
import { RefuseSheet } from './RefuseSheet.tsx'
import { SalaryRange } from './SalaryRange.tsx'
import { useLike } from './use-like.ts'

/** What else can be done with an offer before it is answered. */
function MoreSheet() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const ways = [
    { to: paths.compareOffers(), label: '다른 어택과 비교하기', Icon: Bars },
    { to: paths.ask(pathname), label: '이 제안 문의하기', Icon: Message },
  ]
  return (
    <>
      <IconButton label="더 보기" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <More size={24} strokeWidth={1.8} />
      </IconButton>
      <Sheet open={open} onOpenChange={setOpen} title="더 보기" hideTitle>
        <ul>
          {ways.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-14 items-center gap-3.5 text-h3 font-medium">
                <Icon size={22} strokeWidth={1.8} className="text-ink-3" />
                <span className="flex-1">{label}</span>
                <ChevronRight size={18} className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

/** The café bill: who offers, how much, how much more than today, and against what was hoped for (OFR-4). */
function OfferSlip({ offer, salaryLabel }: { offer: Offer; salaryLabel: string }) {
  const { hopeSalary } = offer
  const gap = hopeSalary === null ? null : hopeGapText(hopeSalary, offer)
  return (
    <Slip>
      <CompanyHead offer={offer} />
      {!offer.isJustMessage && (
        <>
          <p className="mt-7 text-body-s leading-close font-medium text-ink-3">{salaryLabel}</p>
          <SalaryRange {...offer} size={44} className="-ml-0.5 mt-0.5 block" />
          <div className="mt-6">
            <IncreaseFigure {...offer} />
          </div>
        </>
      )}
      {hopeSalary !== null && gap && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="희망 연봉">{moneyText(hopeSalary)}</SlipRow>
            <SlipRow label="희망보다">{gap.replace(/^희망보다 /, '')}</SlipRow>
          </dl>
        </>
      )}
    </Slip>
  )
}

/** The espresso band that stays under the header: until when, and on the last day how long (OFR-2). */
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

/** Accepts an offer as a coffee chat. Pressed twice or sent again after a lost answer, it stays one (OFR-6). */
function useAccept({ id, name }: Offer) {
  const navigate = useNavigate()
  return useCall(() => api('POST /v2.1/users/coffeechat', { body: { offerId: id } }), {
    onFailed: (failure) => isDecidedElsewhere(id, failure),
    async onDone({ coffeechatId }) {
      await offersChanged()
      await navigate(paths.accepted(coffeechatId, name), { replace: true })
    },
  })
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
  const accept = useAccept(offer)
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
          <Button busy={accept.busy && '연결하는 중'} onClick={() => void accept.run()}>
            {words.accept}
          </Button>
          <TextLink wide disabled={accept.busy} onClick={() => setRefusing(true)} className="-mb-2">
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
