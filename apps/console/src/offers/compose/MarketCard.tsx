import { raiseBands } from '@coffeeattack/domain/offers/market-answers'
import type { Hopes } from '@coffeeattack/domain/offers/market-hopes'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '../../candidates/profile-query.ts'
import { marketQuery } from '../queries.ts'
import { hopesPicture, hopesTitle, seenBand } from './market.ts'

type Range = { salaryMin: number | null; salaryMax: number | null }
type MarketCardProps = { profile: Pick<Profile, 'id' | 'income'>; range: Range }

/** What similar people hope for and which raises were accepted (BIZ-13). Without data the card is not shown. */
export function MarketCard({ profile, range }: MarketCardProps) {
  const { data } = useQuery(marketQuery(profile.id))
  if (!data) return null
  const { hopes, accepted } = data
  const isAnswered = accepted.some((share) => share !== null)
  if (!hopes && !isAnswered) return null
  return (
    <section
      aria-label="비슷한 분들"
      className="-mt-2 divide-y divide-line rounded-button px-3.5 inset-ring inset-ring-line-2"
    >
      {hopes ? <HopesScale hopes={hopes} range={range} /> : <TooFew />}
      {isAnswered && <Accepted shares={accepted} seen={seenBand(profile.income, range)} />}
    </section>
  )
}

const head = 'text-label font-semibold text-ink'

function TooFew() {
  return (
    <div className="py-3">
      <h3 className={head}>비슷한 분들의 희망</h3>
      <p className="mt-1 text-caption text-ink-3">아직 다섯 분이 안 돼요</p>
    </div>
  )
}

function HopesScale({ hopes, range }: { hopes: Hopes; range: Range }) {
  const { low, middle, high, offered, words } = hopesPicture(hopes, range)
  return (
    <div className="py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className={head}>
          {hopesTitle(hopes)} <span className="text-caption font-normal text-ink-3">만 원</span>
        </h3>
        {offered && (
          <span
            aria-hidden="true"
            className="inline-flex shrink-0 items-center gap-1.5 text-caption text-ink-3"
          >
            <i className="h-1 w-3.5 rounded-full bg-primary" />내 제안
          </span>
        )}
      </div>
      <p className="sr-only">{words}</p>
      <div aria-hidden="true" className="mt-2.5 tnum">
        <div className="relative h-2.5 rounded-full bg-surface-2">
          <i
            className="absolute inset-y-0 rounded-full bg-track"
            style={{ left: `${low}%`, width: `${high - low}%` }}
          />
          <i
            className="absolute -inset-y-[3px] w-0.5 -translate-x-1/2 bg-ink"
            style={{ left: `${middle}%` }}
          />
        </div>
        {offered && (
          <div className="relative mt-1.5 h-1">
            <i
              className="absolute inset-y-0 min-w-1 rounded-full bg-primary"
              style={{
                left: `min(${offered.from}%, calc(100% - 4px))`,
                width: `${offered.to - offered.from}%`,
              }}
            />
          </div>
        )}
        <div className="relative mt-1 h-[18px] text-caption text-ink-3">
          <Figure at={low}>{hopes.low}</Figure>
          <Figure at={middle} isMiddle>
            {hopes.middle}
          </Figure>
          <Figure at={high}>{hopes.high}</Figure>
        </div>
      </div>
    </div>
  )
}

function Figure({ at, isMiddle = false, children }: { at: number; isMiddle?: boolean; children: number }) {
  return (
    <span
      className={`absolute -translate-x-1/2 whitespace-nowrap ${isMiddle ? 'font-semibold text-ink' : ''}`}
      style={{ left: `${at}%` }}
    >
      {groupDigits(children)}
    </span>
  )
}

type AcceptedProps = { shares: readonly (number | null)[]; seen: number | null }

/** Highlights the band of the current offer, as far as the raise is known. */
function Accepted({ shares, seen }: AcceptedProps) {
  return (
    <div className="py-3">
      <h3 className={head}>올린 폭마다 수락한 비율</h3>
      <ul className="mt-2 grid gap-1.5 tnum">
        {raiseBands.map(({ name }, band) => (
          <AcceptedRow key={name} name={name} share={shares[band] ?? null} isOn={band === seen} />
        ))}
      </ul>
    </div>
  )
}

function AcceptedRow({ name, share, isOn }: { name: string; share: number | null; isOn: boolean }) {
  return (
    <li
      aria-current={isOn ? 'true' : undefined}
      className={`grid grid-cols-[4.75rem_minmax(0,1fr)_4rem] items-center text-caption ${isOn ? 'font-semibold text-ink' : 'text-ink-3'}`}
    >
      <span>{name}</span>
      <span aria-hidden="true" className="h-2 rounded-full bg-surface-2">
        {share !== null && (
          <i
            className={`block h-2 rounded-full ${isOn ? 'bg-primary' : 'bg-line-field'}`}
            style={{ width: `${share}%` }}
          />
        )}
      </span>
      <span className="text-right">{share === null ? '아직 적어요' : `약 ${share}%`}</span>
    </li>
  )
}
