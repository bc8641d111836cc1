import { paths } from '@coffeeattack/contract/pages'
import { answerStops } from '@coffeeattack/domain/companies/record'
import { tenthsText, TOO_FEW } from '@coffeeattack/domain/companies/record-words.ko'
import type { ComparedCell, ComparedPay } from '@coffeeattack/domain/offers/pay-comparison'
import { yearsText } from '@coffeeattack/domain/offers/pay-words.ko'
import { stockNames } from '@coffeeattack/domain/offers/whole-pay'
import { type IncomeOrigin, type IncomeWord, originText } from '@coffeeattack/domain/salary/counted-income'
import { bareRangeText, rateText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { companiesOf, ComparedProof } from '../../companies/proof/ComparedProof.tsx'
import type { CompanyRecord, RecordOf } from '../../companies/record/queries.ts'
import { SmallCup } from '../../companies/record/SmallCup.tsx'
import { NarrowDeadlineBadge } from '../deadline.tsx'
import type { PaidOffer } from './comparable.ts'
import { type CompareCell, CompareGroup, CompareRow, CompareTable } from './CompareTable.tsx'

type PayTableProps = {
  offers: readonly PaidOffer[]
  pay: ComparedPay
  /** How the income is called, and of which year and office it is. */
  word: IncomeWord
  origin: IncomeOrigin | null
  /** The company's track record (KEEP-4). */
  recordOf?: RecordOf | undefined
}

/** The offers part by part; a part that none of them names has no row. */
export function PayTable({ offers, pay, word, origin, recordOf }: PayTableProps) {
  const figures = (cells: readonly ComparedCell[], about = '') =>
    cells.map(({ range, isBest }, place) => ({
      id: offers[place]!.offer.id,
      content: range && about + bareRangeText(range.min, range.max),
      isBest,
    }))
  const among = companiesOf(offers.map(({ entry }) => entry))
  const named = (cells: readonly ComparedCell[]) => cells.some(({ range }) => range !== null)
  return (
    <CompareTable
      head={offers.map((one) => ({ id: one.offer.id, content: <Head {...one} among={among} /> }))}
    >
      <CompareGroup title="받는 돈">
        <CompareRow label="연봉" cells={figures(pay.base)} />
        <RaiseRow offers={offers} word={word} origin={origin} />
        {named(pay.bonus) && <CompareRow label="성과급, 해마다" cells={figures(pay.bonus)} />}
        {named(pay.signing) && <CompareRow label="사이닝 보너스, 한 번" cells={figures(pay.signing)} />}
        {named(pay.stock) && (
          <CompareRow label={`${stockText(offers)}, 한 해 몫`} cells={figures(pay.stock)} />
        )}
      </CompareGroup>
      <CompareGroup title="모두 더하면">
        <CompareRow tone="sum" label="첫해" cells={figures(pay.first)} />
        {pay.further.map(({ cells, ...span }) => (
          <CompareRow key={span.from} tone="sum" label={yearsText(span)} cells={figures(cells)} />
        ))}
        <CompareRow tone="sum" label="4년을 모으면" cells={figures(pay.fourYears)} />
        <CompareRow label="한 달 실수령, 연봉만" cells={figures(pay.monthly, '약 ')} />
      </CompareGroup>
      {recordOf && <RecordRows offers={offers} recordOf={recordOf} />}
      <Others offers={offers} />
    </CompareTable>
  )
}

/** The common name of shares where companies use different ones. */
export function stockText(offers: readonly PaidOffer[]): string {
  const kinds = new Set(
    offers.map(({ entry }) => entry.pay?.stock?.kind).filter((kind) => kind !== undefined),
  )
  const [only] = kinds
  return kinds.size === 1 && only ? stockNames[only] : '주식 보상'
}

type HeadProps = PaidOffer & { among: readonly string[] }

function Head({ offer: { name, position }, entry: { logo, companyId }, among }: HeadProps) {
  return (
    <span className="flex flex-col items-start lg:items-end">
      <Logo name={name} src={logo} size={40} />
      <span className="mt-2 max-w-full text-label leading-snug font-semibold tracking-tight text-balance lg:text-body">
        {name}
      </span>
      <span className="hidden text-caption font-normal text-ink-3 lg:block">{position}</span>
      <ComparedProof company={{ id: companyId, name }} among={among} />
    </span>
  )
}

/** Without an income there is no raise. */
function RaiseRow({ offers, word, origin }: Pick<PayTableProps, 'offers' | 'word' | 'origin'>) {
  const raises = offers.map(({ offer }) => offer.raise)
  if (raises.every((raise) => raise === null)) return null
  const best = Math.max(...raises.map((raise) => raise ?? 0))
  const isNews = best > 0 && raises.some((raise) => raise !== best)
  const cells = offers.map(({ offer: { id, raise, rate } }) => ({
    id,
    content: raise === null || rate === null ? null : <Raise raise={raise} rate={rate} />,
    isBest: isNews && raise === best,
  }))
  const label = [`${word}보다 최대`, origin && originText(origin)].filter(Boolean).join(' · ')
  return <CompareRow tone="rise" label={label} cells={cells} />
}

function Raise({ raise, rate }: { raise: number; rate: number }) {
  if (raise <= 0) return <span className="font-normal text-ink-2">협의</span>
  return (
    <>
      <span className="max-lg:block">+{bareRangeText(raise, raise)}</span>
      <span className="max-lg:hidden"> · </span>
      {rateText(rate)}
    </>
  )
}

/** Benefits that are not money. */
function Others({ offers }: { offers: readonly PaidOffer[] }) {
  return (
    <CompareGroup title="그 밖에">
      <CompareRow
        label="혜택"
        cells={offers.map(({ offer }) => ({
          id: offer.id,
          content: offer.offerItems.length === 0 ? null : <Benefits offer={offer} />,
        }))}
      />
      <CompareRow
        label="남은 시간"
        cells={offers.map(({ offer: { id }, entry: { expiredAt } }) => ({
          id,
          content: <NarrowDeadlineBadge expiredAt={expiredAt} />,
        }))}
      />
      <CompareRow
        label="열어 보기"
        hideLabel
        cells={offers.map(({ offer: { id, name } }) => ({
          id,
          content: (
            <Link
              to={paths.offer(id)}
              aria-label={`${name} 제안 보기`}
              className={`${buttonLook({ kind: 'weak', size: 'sm', wide: true })} px-1! lg:ml-auto lg:w-33`}
            >
              제안 보기
            </Link>
          ),
        }))}
      />
    </CompareGroup>
  )
}

/** Those that no other offer has are bold. */
function Benefits({ offer: { offerItems, onlyHere } }: Pick<PaidOffer, 'offer'>) {
  return (
    <ul className="grid gap-1 font-normal lg:text-body-s">
      {offerItems.map((item) => (
        <li key={item} className={onlyHere.includes(item) ? 'font-semibold text-ink' : 'text-ink-3'}>
          {item}
          {onlyHere.includes(item) && <span className="sr-only"> (여기에만 있어요)</span>}
        </li>
      ))}
    </ul>
  )
}

/** The companies' track records, figure by figure (KEEP-4). */
function RecordRows({ offers, recordOf }: { offers: readonly PaidOffer[]; recordOf: RecordOf }) {
  const records = offers.map(({ offer: { id }, entry: { companyId } }) => ({
    id,
    record: companyId === null ? null : recordOf(companyId),
  }))
  const cells = (
    figure: keyof CompanyRecord,
    best: (...values: number[]) => number,
    show: (value: number) => ReactNode,
    missing: ReactNode = null,
  ): CompareCell[] => {
    const values = records.flatMap(({ record }) => record?.[figure]?.value ?? [])
    // The best of one, or of equals, is not marked.
    const isNews = new Set(values).size > 1
    return records.map(({ id, record }) => {
      const value = record?.[figure]?.value
      if (value === undefined) return { id, content: record === undefined ? <Awaited /> : missing }
      return { id, content: show(value), isBest: isNews && value === best(...values) }
    })
  }
  return (
    <CompareGroup title="말한 대로 지켰을까요?">
      <CompareRow
        label="답하는 데"
        cells={cells('answers', Math.min, (stop) => answerStops[stop]!.name, <TooFew />)}
      />
      <CompareRow label="약속에 나온 횟수" cells={cells('came', Math.max, tenths)} />
      <CompareRow label="연봉을 지킨 횟수" cells={cells('payKept', Math.max, tenths)} />
    </CompareGroup>
  )
}

/** Reserves its space while it loads. */
function Awaited() {
  return <span aria-hidden="true">&nbsp;</span>
}

function TooFew() {
  return (
    <span className="inline-block text-note leading-snug text-balance text-ink-3 lg:text-caption">
      {TOO_FEW}
    </span>
  )
}

const tenths = (value: number) => (
  <span className="inline-flex items-center gap-1.5">
    <SmallCup tenths={value} />
    <span aria-hidden="true">{value}/10</span>
    <span className="sr-only">{tenthsText(value)}</span>
  </span>
)
