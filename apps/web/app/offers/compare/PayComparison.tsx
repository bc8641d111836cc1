import { paths } from '@coffeeattack/contract/pages'
import type { ComparedPay } from '@coffeeattack/domain/offers/pay-comparison'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { ChevronsUp } from '@coffeeattack/ui/icons/ChevronsUp'
import type { RecordOf } from '../../companies/record/queries.ts'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import type { PaidOffer } from './comparable.ts'
import { PayScale } from './PayScale.tsx'
import { PayTable, stockText } from './PayTable.tsx'

type PayComparisonProps = {
  offers: readonly PaidOffer[]
  pay: ComparedPay
  recordOf?: RecordOf | undefined
}

const amongst: Readonly<Record<number, string>> = { 2: '둘', 3: '셋', 4: '넷' }

/** Offers of which at least one names more than its base, on the only page that takes the whole desktop (OFR-15). */
export function PayComparison({ offers, pay, recordOf }: PayComparisonProps) {
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
        <PayTable offers={offers} pay={pay} recordOf={recordOf} />
        <p className="px-1 text-caption text-ink-3">
          {hasStock && `${withJosa(stockText(offers), '은/는')} 회사가 어림한 값이라 달라질 수 있어요. `}
          {recordOf && '기록은 최근 180일, 다섯 명 이상의 답을 어림했어요. '}
          굵은 혜택은 그 회사에만 있어요.
        </p>
      </div>
    </Page>
  )
}
