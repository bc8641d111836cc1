import { paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { detailLines } from '@coffeeattack/domain/positions/candidate-fields'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { politeName } from '@coffeeattack/domain/text/names'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Logo } from '@coffeeattack/ui/Logo'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import CounterNote from './counter/CounterNote.tsx'
import { type Offer, personQuery } from './offer-query.ts'
import { OfferResult } from './OfferResult.tsx'
import { PayRows } from './PayRows.tsx'
import { RaiseRow } from './RaiseRow.tsx'
import { SalaryRange } from './SalaryRange.tsx'

/** Loaded on demand: few offers have led to terms. */
const PactOfOffer = lazy(() => import('../pacts/entry/PactOfOffer.tsx'))

type AnsweredOfferProps = { offer: Offer; status: OfferStatus }

/** The result of an offer that is no longer open (OFR-8, OFR-16). */
export default function AnsweredOffer({ offer, status }: AnsweredOfferProps) {
  if (offer.counter?.answer === 'TAKEN_BACK') return <TakenBackOffer offer={offer} />
  return (
    <OfferResult type={offer.type} status={status} company={offer.name}>
      <OfferSummary offer={offer} status={status} />
      {status === 'MATCHED' && offer.coffeechatId !== null && (
        <Suspense>
          <PactOfOffer coffeechatId={offer.coffeechatId} />
        </Suspense>
      )}
    </OfferResult>
  )
}

const isOver = (status: OfferStatus) => status === 'EXPIRED' || status === 'REFUSED'

/** The terms of an answered offer. */
function OfferSummary({ offer, status }: AnsweredOfferProps) {
  const { salaryMin, salaryMax, increaseRate, refusalReason } = offer
  const top = salaryMax ?? salaryMin
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Logo name={offer.name} src={offer.logo} muted={isOver(status)} />
        <p className="min-w-0 leading-snug">
          <b className="block truncate font-bold">{offer.name}</b>
          <span className="block truncate text-caption text-ink-3">{offer.position}</span>
        </p>
      </div>
      <SlipRule />
      <dl>
        {top !== null && <SlipRow label="제안 연봉">{rangeText(salaryMin ?? top, top)}</SlipRow>}
        {increaseRate !== null && increaseRate > 0 && (
          <RaiseRow rate={increaseRate} origin={offer.incomeOrigin} />
        )}
        <PayRows {...offer} />
        <CounterRow counter={offer.counter} />
        {detailLines(offer.positionDetails).map(({ label, text }) => (
          <SlipRow key={label} label={label}>
            {text}
          </SlipRow>
        ))}
        <SlipRow label="받은 날">{dayText(kstDay(new Date(offer.createdAt)))}</SlipRow>
        {status === 'EXPIRED' && (
          <SlipRow label="마감한 날">{dayText(kstDay(new Date(offer.expiredAt)))}</SlipRow>
        )}
        {status === 'REFUSED' && refusalReason && <SlipRow label="남긴 이유">{refusalReason}</SlipRow>}
      </dl>
      {status === 'MATCHED' && offer.coffeechatId !== null && (
        <Link
          to={paths.accepted(offer.coffeechatId, offer.name)}
          className={`${buttonLook({ kind: 'weak', size: 'md' })} mt-4`}
        >
          커피챗 보러 가기
        </Link>
      )}
    </Card>
  )
}

const answers = { RAISED: '올려서 답했어요', KEPT: '그대로 답했어요', TAKEN_BACK: '거둬들였어요' } as const

/** The counter-offer to an answered or expired offer, and the company's answer. */
function CounterRow({ counter }: { counter: Offer['counter'] }) {
  if (!counter) return null
  return (
    <SlipRow label="내가 말한 금액">
      {moneyText(counter.amount)}
      <span className="block text-caption font-normal text-ink-3">
        {counter.answer === null ? '회사의 답이 없었어요' : `회사가 ${answers[counter.answer]}`}
      </span>
    </SlipRow>
  )
}

/**
 * The company answered a counter-offer by withdrawing the offer: grey, without a raise; no name was disclosed
 * (OFR-16).
 */
function TakenBackOffer({ offer }: { offer: Offer }) {
  const name = useQuery(personQuery).data?.name
  const words = offerPageWords({
    ...offer,
    addressee: name ? politeName(name) : null,
    company: offer.company?.name ?? null,
  })
  return (
    <Page
      tone="canvas"
      backTo={paths.offers()}
      cta={
        <nav aria-label="이어서 하기">
          <Link to={paths.offers()} replace className={buttonLook()}>
            다른 어택 보기
          </Link>
        </nav>
      }
    >
      <p className="flex h-11 items-center bg-shot px-5 text-body-s font-medium text-on-shot lg:bg-shot-2">
        회사가 거둬들인 제안이에요
      </p>
      <div className="px-4 pt-4 pb-6">
        <Slip>
          <CompanyHead offer={offer} muted />
          <p className="mt-4.5 text-body-s leading-close font-medium text-ink-3">{words.salary}</p>
          <SalaryRange {...offer} size={44} className="-ml-0.5 mt-0.5 block text-ink-3" />
          {offer.counter && <CounterNote offer={offer} counter={offer.counter} />}
        </Slip>
      </div>
    </Page>
  )
}
