import { hopeGapText, increaseView } from '@coffeeattack/domain/offers/increase-rate'
import { detailLines } from '@coffeeattack/domain/positions/candidate-fields'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { CompanyProof } from '../../companies/proof/queries.ts'
import { recordsQuery } from '../../companies/record/queries.ts'
import { CompanyHead } from '../CompanyHead.tsx'
import { IncreaseFigure } from '../IncreaseFigure.tsx'
import type { Offer } from '../offer-query.ts'
import { SalaryRange } from '../SalaryRange.tsx'

/** Loaded on demand: few offers name more than a salary or have a counter-offer. */
const CounterNote = lazy(() => import('../counter/CounterNote.tsx'))
const OfferedPay = lazy(() => import('./OfferedPay.tsx'))
/** Loaded while the answer about the company is on its way. */
const ProofBadge = lazy(async () => ({
  default: (await import('../../companies/proof/ProofBadge.tsx')).ProofBadge,
}))

type OfferSlipProps = {
  offer: Offer
  salaryLabel: string
  /** Undefined while it loads, and for an agent's own message. */
  proof: CompanyProof | undefined
}

/** The offer as a bill: company, salary, raise, hope, whole pay, and where and with whom (OFR-4, OFR-15, BIZ-9). */
export function OfferSlip({ offer, salaryLabel, proof }: OfferSlipProps) {
  const { hopeSalary } = offer
  const gap = hopeSalary === null ? null : hopeGapText(hopeSalary, offer)
  const isWhole = offer.pay !== null && !offer.isJustMessage
  // With a whole pay below, the figures move under the bar.
  const isOnBar = isWhole && increaseView(offer.incomeBasis, offer).kind === 'raise'
  const details = detailLines(offer.positionDetails)
  return (
    <Slip>
      <CompanyHead
        offer={offer}
        proof={
          offer.company &&
          proof && (
            <Suspense>
              <ProofBadge company={offer.company} proof={proof} />
            </Suspense>
          )
        }
      />
      {offer.company && <RecordSlot companyId={offer.company.id} />}
      {!offer.isJustMessage && (
        <>
          <p className="mt-7 flex items-baseline justify-between gap-3 text-body-s leading-close font-medium text-ink-3">
            <span>{salaryLabel}</span>
            <RangeBefore counter={offer.counter} />
          </p>
          <SalaryRange {...offer} size={44} className="-ml-0.5 mt-0.5 block" />
          <div className="mt-6">
            <IncreaseFigure {...offer} end={isOnBar ? gap : null} />
          </div>
          {offer.counter && (
            <Suspense fallback={<Skeleton className="mt-4.5 h-24 rounded-button!" />}>
              <CounterNote offer={offer} counter={offer.counter} />
            </Suspense>
          )}
        </>
      )}
      {hopeSalary !== null && gap && !isOnBar && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="희망 연봉">{moneyText(hopeSalary)}</SlipRow>
            <SlipRow label="희망보다">{gap.replace(/^희망보다 /, '')}</SlipRow>
          </dl>
        </>
      )}
      {isWhole && (
        <>
          <SlipRule />
          <Suspense fallback={<Skeleton className="h-136" />}>
            <OfferedPay offer={offer} />
          </Suspense>
        </>
      )}
      {details.length > 0 && (
        <>
          <SlipRule />
          <dl>
            {details.map(({ label, text }) => (
              <SlipRow key={label} label={label}>
                {text}
              </SlipRow>
            ))}
          </dl>
        </>
      )}
      {proof && isUnproven(proof) && (
        <>
          <SlipRule />
          <p className="text-body-s text-ink-3">
            이 회사는 아직 확인한 것이 없어요. 나쁜 회사라는 뜻은 아니에요. 궁금한 것은 이름 없이 물어볼 수
            있어요.
          </p>
        </>
      )}
    </Slip>
  )
}

const isUnproven = ({ registeredAt, business, arrears, headcount, domain, recruiter }: CompanyProof) =>
  [registeredAt, business, arrears, domain, recruiter?.provedOn].every((known) => !known) &&
  (headcount === null || typeof headcount === 'string')

const RecordLine = lazy(() => import('../../companies/record/RecordLine.tsx'))

/** Reserves the line's space, so that nothing shifts when the record has loaded. */
function RecordSlot({ companyId }: { companyId: string }) {
  const record = useQuery(recordsQuery([companyId])).data?.get(companyId)
  return (
    <div className="mt-2 -mb-1.5 min-h-11">
      <Suspense>{record && <RecordLine companyId={companyId} record={record} />}</Suspense>
    </div>
  )
}

/** The range before a raise, struck through. */
function RangeBefore({ counter }: { counter: Offer['counter'] }) {
  if (counter?.answer !== 'RAISED') return null
  const { salaryMin, salaryMax } = counter.was
  return (
    <s className="tracking-tight whitespace-nowrap decoration-[1.5px] tnum">
      <span className="sr-only">처음 제안은 </span>
      {rangeText(salaryMin, salaryMax).replace(/만 원$/, '')}
    </s>
  )
}
