import type { Compared } from '@coffeeattack/domain/offers/comparison'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { RaisePanel } from '../RaisePanel.tsx'
import { paths } from '../../paths.ts'
import type { OfferEntry } from '../queries.ts'
import { ComparedColumns } from './ComparedColumns.tsx'
import { SalaryScale } from './SalaryScale.tsx'

type ComparisonViewProps = { comparison: Compared; entries: readonly OfferEntry[] }

/** The salaries on one scale, then everything else in columns. */
export function ComparisonView({ comparison, entries }: ComparisonViewProps) {
  const best = Math.max(0, ...comparison.offers.map(({ raise }) => raise ?? 0))
  return (
    <Page tone="canvas" header={<Header backTo={paths.compareOffers()} />}>
      {best > 0 && <RaisePanel about="이 가운데 가장 크게 오르면 이만큼이에요" raise={best} />}
      <h1 className="px-5 pt-2 text-h1">{comparison.offers.length}개 어택을 나란히 봐요</h1>
      <div className="flex flex-col gap-3 px-4 pt-5 pb-safe-8">
        <SalaryScale comparison={comparison} />
        <ComparedColumns comparison={comparison} entries={entries} />
        <p className="px-1 text-caption text-ink-3">굵은 혜택은 비교한 어택 가운데 그 회사에만 있어요.</p>
      </div>
    </Page>
  )
}
