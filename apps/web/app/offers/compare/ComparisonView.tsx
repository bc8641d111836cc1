import { paths } from '@coffeeattack/contract/pages'
import type { Compared, ComparedOffer } from '@coffeeattack/domain/offers/comparison'
import { type ComparedPay, comparePay } from '@coffeeattack/domain/offers/pay-comparison'
import type { IncomeOrigin, IncomeWord } from '@coffeeattack/domain/salary/counted-income'
import { raiseText, rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { ChevronsUp } from '@coffeeattack/ui/icons/ChevronsUp'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { companiesOf, ComparedProof } from '../../companies/proof/ComparedProof.tsx'
import type { CompanyRecord, RecordOf } from '../../companies/record/queries.ts'
import { RecordBrief } from '../../companies/record/RecordBrief.tsx'
import { Renewal, useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { DeadlineBadge } from '../deadline.tsx'
import type { OfferEntry } from '../queries.ts'
import { RaisePanel } from '../RaisePanel.tsx'
import { incomeOf, type PaidOffer } from './comparable.ts'
import { PayScale } from './PayScale.tsx'
import { PayTable, stockText } from './PayTable.tsx'
import { SalaryScale } from './SalaryScale.tsx'

type ComparisonViewProps = {
  comparison: Compared
  entries: readonly OfferEntry[]
  /** The company's track record (KEEP-4). */
  recordOf?: RecordOf
}

/** The salaries on one scale, then the rest in columns; part by part when an offer names more than a salary. */
export default function ComparisonView({ comparison, entries, recordOf }: ComparisonViewProps) {
  const offers = comparison.offers.flatMap((offer) => {
    const entry = entries.find(({ id }) => id === offer.id)
    return entry ? [{ offer, entry }] : []
  })
  const origin = incomeOf(entries)?.incomeOrigin ?? null
  const pay = comparePay(offers.map(({ entry }) => entry))
  if (pay) return <PayComparison offers={offers} pay={pay} origin={origin} recordOf={recordOf} />
  const best = Math.max(0, ...comparison.offers.map(({ raise }) => raise ?? 0))
  return (
    <Page tone="canvas" backTo={paths.compareOffers()}>
      {best > 0 && <RaisePanel about="이 가운데 가장 크게 오르면 이만큼이에요" raise={best} />}
      <h1 className="px-5 pt-2 text-h1">{comparison.offers.length}개 어택을 나란히 봐요</h1>
      <div className="flex flex-col gap-3 px-4 pt-5 pb-safe-8">
        <SalaryScale comparison={comparison} origin={origin} />
        <ComparedColumns offers={offers} origin={origin} recordOf={recordOf} />
        <p className="px-1 text-caption text-ink-3">굵은 혜택은 비교한 어택 가운데 그 회사에만 있어요.</p>
      </div>
    </Page>
  )
}

type ComparedColumnsProps = {
  offers: readonly PaidOffer[]
  origin: IncomeOrigin | null
  recordOf: ComparisonViewProps['recordOf'] | undefined
}

/** One column per offer with aligned rows; columns that do not fit are scrolled to. */
function ComparedColumns({ offers, origin, recordOf }: ComparedColumnsProps) {
  const word = useIncomeWord(origin)
  const among = companiesOf(offers.map(({ entry }) => entry))
  const paid = offers.filter(({ offer }) => offer.bar !== null)
  const marks = {
    // The best of one, or of equals, is not marked.
    highest: paid.some(({ offer }) => !offer.isHighest),
    soonest: offers.some(({ offer }) => !offer.isSoonest),
  }
  return (
    <ul
      aria-label="조건 비교"
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`relative -mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[minmax(9.75rem,1fr)] grid-flow-col gap-x-2.5 overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none] *:row-span-full ${recordOf ? 'grid-rows-[repeat(7,auto)]' : 'grid-rows-[repeat(6,auto)]'}`}
    >
      {offers.map(({ offer, entry }) => (
        <ComparedColumn
          key={offer.id}
          offer={offer}
          entry={entry}
          marks={marks}
          word={word}
          among={among}
          record={
            recordOf && <RecordCell record={entry.companyId === null ? null : recordOf(entry.companyId)} />
          }
        />
      ))}
    </ul>
  )
}

type ComparedColumnProps = PaidOffer & {
  /** Whether the highest salary and the soonest deadline differ from the others. */
  marks: { highest: boolean; soonest: boolean }
  word: IncomeWord
  /** All compared companies. */
  among: readonly string[]
  record: ReactNode
}

function ComparedColumn({ offer, entry, marks, word, among, record }: ComparedColumnProps) {
  const { name, position, offerItems, onlyHere, isHighest, isSoonest } = offer
  return (
    <li className="grid min-w-0 snap-start grid-rows-subgrid gap-y-4 rounded-card bg-surface px-3.5 py-4">
      <div>
        <Logo name={name} src={entry.logo} />
        <h2 className="mt-2.5 text-h3">{name}</h2>
        <p className="text-caption text-ink-3">{position}</p>
        <ComparedProof company={{ id: entry.companyId, name }} among={among} />
      </div>
      <Fact label="연봉" mark={marks.highest && isHighest && '가장 높아요'}>
        <Salary offer={offer} />
      </Fact>
      <Fact label={`${word}보다`}>
        <Raise offer={offer} />
      </Fact>
      <Fact label="마감" mark={marks.soonest && isSoonest && '가장 빨라요'}>
        <DeadlineBadge expiredAt={entry.expiredAt} />
      </Fact>
      {record !== undefined && <Fact label="회사의 기록">{record}</Fact>}
      <Fact label="혜택">
        {offerItems.length === 0 && '적힌 혜택이 없어요'}
        <ul className="grid gap-1">
          {offerItems.map((item) => (
            <li
              key={item}
              className={`text-balance ${onlyHere.includes(item) ? 'font-semibold text-ink' : 'text-ink-3'}`}
            >
              {item}
              {onlyHere.includes(item) && <span className="sr-only"> (여기에만 있어요)</span>}
            </li>
          ))}
        </ul>
      </Fact>
      <Link
        to={paths.offer(offer.id)}
        aria-label={`${name} 제안 보기`}
        className={`${buttonLook({ kind: 'weak', size: 'sm', wide: true })} self-end`}
      >
        제안 보기
      </Link>
    </li>
  )
}

function Salary({ offer: { salaryMin, salaryMax } }: { offer: ComparedOffer }) {
  const top = salaryMax ?? salaryMin
  if (top === null) return '커피챗에서 정해요'
  const range = rangeText(salaryMin ?? top, top)
  // The unit stays with its figure where a long range takes two lines.
  return (
    <b className="text-body leading-even font-bold tracking-tight text-ink tnum">
      {range.replace(/ 원$/, '\u00a0원')}
    </b>
  )
}

function Raise({ offer: { bar, raise, rate } }: { offer: ComparedOffer }) {
  if (bar === null) return '커피챗에서 정해요'
  if (raise === null || rate === null) return '확인된 소득이 없어요'
  if (raise <= 0) return '협의할 수 있어요'
  return (
    <span className="text-rise-text">
      <b className="block font-bold tnum">{raiseText(raise)}</b>
      <span className="text-label font-semibold tnum">+{rateText(rate)}</span>
    </span>
  )
}

function Fact({ label, mark, children }: { label: string; mark?: string | false; children: ReactNode }) {
  return (
    <div className="text-body-s text-ink-2">
      <h3 className="mb-1 flex flex-wrap items-center gap-x-1.5 text-caption font-medium text-ink-3">
        {label}
        {mark && <b className="text-ink">· {mark}</b>}
      </h3>
      {children}
    </div>
  )
}

/** The record in a table's narrow column, one figure a line. Null: the company has none; undefined: loading. */
function RecordCell({ record }: { record: CompanyRecord | null | undefined }) {
  if (record === null) return '–'
  return (
    <span className="grid min-h-5.5 justify-items-start gap-0.5 tnum">
      {record && <RecordBrief record={record} />}
    </span>
  )
}

type PayComparisonProps = {
  offers: readonly PaidOffer[]
  pay: ComparedPay
  origin: IncomeOrigin | null
  recordOf?: RecordOf | undefined
}

const amongst: Readonly<Record<number, string>> = { 2: '둘', 3: '셋', 4: '넷' }

/** Offers of which at least one names more than its base, on the only page that takes the whole desktop (OFR-15). */
function PayComparison({ offers, pay, origin, recordOf }: PayComparisonProps) {
  const word = useIncomeWord(origin)
  const hasStock = pay.stock.some(({ range }) => range !== null)
  return (
    <Page
      tone="canvas"
      header={
        <div className="sticky top-0 z-20 w-full bg-canvas lg:mx-auto lg:max-w-250 lg:px-3">
          <Header backTo={paths.compareOffers()} />
        </div>
      }
    >
      <div
        data-wide
        className="flex w-full flex-col gap-3 px-4 pb-safe-8 lg:mx-auto lg:max-w-250 lg:gap-4 lg:px-8"
      >
        <h1 className="px-1 pt-2 pb-1.5 text-h1">{offers.length}개 어택을 나란히 봐요</h1>
        <PayScale offers={offers} pay={pay} />
        <p className="flex items-center gap-1.5 px-1 text-caption text-ink-3">
          <ChevronsUp size={13} strokeWidth={3.4} />
          {amongst[offers.length]} 가운데 가장 좋은 조건이에요 · 단위 만 원
        </p>
        <PayTable offers={offers} pay={pay} word={word} origin={origin} recordOf={recordOf} />
        {origin && (
          <p className="px-1 text-caption text-ink-3 empty:hidden">
            <Renewal year={origin.year} />
          </p>
        )}
        <p className="px-1 text-caption text-ink-3">
          {hasStock && `${withJosa(stockText(offers), '은/는')} 회사가 어림한 값이라 달라질 수 있어요. `}
          {recordOf && '기록은 최근 180일, 다섯 명 이상의 답을 어림했어요. '}
          굵은 혜택은 그 회사에만 있어요.
        </p>
      </div>
    </Page>
  )
}
