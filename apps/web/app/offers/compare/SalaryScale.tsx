import type { Compared, ComparedOffer } from '@coffeeattack/domain/offers/comparison'
import { NEGOTIABLE_NOTE } from '@coffeeattack/domain/offers/increase-rate'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { Card } from '@coffeeattack/ui/Card'
import { ScaleBar } from './ScaleBar.tsx'

/** Every salary on one scale from zero, so that lengths can be believed; a line marks what is earned now. */
export function SalaryScale({ comparison: { offers, nowAt, scaleMax } }: { comparison: Compared }) {
  return (
    <Card aria-labelledby="scale">
      <h2 id="scale" className="text-h3">
        같은 눈금으로 본 연봉
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} nowAt={nowAt} />
        ))}
      </ul>
      {nowAt !== null && <NowMark at={nowAt} income={Math.round(nowAt * scaleMax)} />}
    </Card>
  )
}

function Row({
  offer: { name, bar, salaryMin, salaryMax },
  nowAt,
}: {
  offer: ComparedOffer
  nowAt: number | null
}) {
  const top = salaryMax ?? salaryMin
  return (
    <li>
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-body-s">
        <b className="min-w-0 truncate">{name}</b>
        {top !== null && (
          <span className="shrink-0 font-semibold tnum">{rangeText(salaryMin ?? top, top)}</span>
        )}
      </p>
      {bar ? (
        <ScaleBar bar={bar} nowAt={nowAt} />
      ) : (
        <p className="text-caption text-ink-3">{NEGOTIABLE_NOTE}</p>
      )}
    </li>
  )
}

/** Under the bars, at the length of today's income. Past the middle its words stand left of the mark. */
function NowMark({ at, income }: { at: number; income: number }) {
  const place = at > 0.5 ? { right: `${(1 - at) * 100}%` } : { left: `${at * 100}%` }
  return (
    <div className="relative mt-2.5 h-5 text-caption text-ink-3 tnum">
      <span className="absolute whitespace-nowrap" style={place}>
        지금 {moneyText(income)}
      </span>
    </div>
  )
}
