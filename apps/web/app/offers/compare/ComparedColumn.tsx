import type { ComparedOffer } from '@coffeeattack/domain/offers/comparison'
import { raiseText, rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeadlineBadge } from '../DeadlineBadge.tsx'
import { paths } from '../../paths.ts'
import type { OfferEntry } from '../queries.ts'

type ComparedColumnProps = {
  offer: ComparedOffer
  entry: OfferEntry
  /** Whether the highest salary and the soonest deadline stand out at all. */
  marks: { highest: boolean; soonest: boolean }
}

export function ComparedColumn({ offer, entry, marks }: ComparedColumnProps) {
  const { name, position, offerItems, onlyHere, isHighest, isSoonest } = offer
  return (
    <li className="row-span-6 grid min-w-0 snap-start grid-rows-subgrid gap-y-4 rounded-card bg-surface px-3.5 py-4">
      <div>
        <Logo name={name} src={entry.logo} />
        <h2 className="mt-2.5 text-h3">{name}</h2>
        <p className="text-caption text-ink-3">{position}</p>
      </div>
      <Fact label="연봉" mark={marks.highest && isHighest && '가장 높아요'}>
        <Salary offer={offer} />
      </Fact>
      <Fact label="지금보다">
        <Raise offer={offer} />
      </Fact>
      <Fact label="마감" mark={marks.soonest && isSoonest && '가장 빨라요'}>
        <DeadlineBadge expiredAt={entry.expiredAt} />
      </Fact>
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

type FactProps = { label: string; mark?: string | false; children: ReactNode }

function Fact({ label, mark, children }: FactProps) {
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
