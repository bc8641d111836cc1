import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { peerGroupText, widerReasons } from '@coffeeattack/domain/insight/peers'
import { groupDigits, moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { PART_YEAR_NOTE, partText } from '@coffeeattack/domain/salary/full-year'
import { politeName } from '@coffeeattack/domain/text/names'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { DensityCurve } from '@coffeeattack/ui/DensityCurve'
import { useState } from 'react'
import { Link } from 'react-router'
import HiddenYears from '../../profiles/HiddenYears.tsx'
import { MoneyFigure } from '../salary/Figures.tsx'
import { OriginLine } from '../salary/IncomeOrigin.tsx'
import { countedIncome, isByOwnWord, OWN_WORD, type SalaryReport, wordOf } from '../salary/report.ts'
import { raiseOf, ticksWithin } from './comparisons.ts'

/** The people behind the curve, and why a wider group was used. */
function PeerLine({ group }: { group: NonNullable<SalaryReport['peerGroup']> }) {
  const reason = widerReasons[group.kind]
  return (
    <div className="text-caption text-ink-3 tnum">
      <div className="flex items-start justify-between gap-3">
        <p>
          {peerGroupText(group)} · {group.people}명 이상
        </p>
        <p className="shrink-0">단위 만 원</p>
      </div>
      {reason && <p className="mt-0.5">{reason}</p>}
    </div>
  )
}

/** The current and the expected salary among similar people. The raise is animated once. */
function SalaryCurve({ report }: { report: SalaryReport }) {
  const { distribution, peerGroup, baseSalary, salaryAverage, hopeSalary, expectedPercentile, percentile } =
    report
  const [now] = useState(() => new Date())
  const word = wordOf(report, now)
  const [first, last] = [distribution?.[0], distribution?.at(-1)]
  if (!first || !last || !peerGroup || baseSalary === null || salaryAverage === null) return null
  const place = topPercentText(expectedPercentile ?? percentile ?? 50)
  const raise = salaryAverage - baseSalary
  const fits = (at: number) => at >= first.salary && at <= last.salary
  return (
    <section className="px-5 lg:px-7 pt-6 pb-6">
      <PeerLine group={peerGroup} />
      <div className="mt-2 [&_.fill-rise]:animate-rise">
        <DensityCurve
          points={distribution!.map(({ salary, height }) => ({ at: salary, density: height }))}
          now={{ at: baseSalary, label: word }}
          expected={{ at: salaryAverage, label: `${raise > 0 ? '예상' : word} · ${place}` }}
          hope={hopeSalary !== null && fits(hopeSalary) ? { at: hopeSalary, label: '희망' } : undefined}
          raise={raise > 0 && `+${groupDigits(raise)}`}
          ticks={ticksWithin(first.salary, last.salary).map((at) => ({ at, label: groupDigits(at) }))}
          label={[
            `비슷한 사람들의 연봉 분포. ${word} ${moneyText(baseSalary)}`,
            percentile !== null && topPercentText(percentile),
            `예상 ${moneyText(salaryAverage)}, ${place}`,
            hopeSalary !== null && `희망 ${moneyText(hopeSalary)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        />
      </div>
    </section>
  )
}

type MarketHillProps = {
  distribution: NonNullable<SalaryReport['distribution']>
  group: NonNullable<SalaryReport['peerGroup']>
}

const WIDTH = 320
const HEIGHT = 120

/** The curve alone, for a person without a rank. */
function MarketHill({ distribution, group }: MarketHillProps) {
  const points = distribution.map(
    ({ height }, index) =>
      `${((WIDTH * index) / (distribution.length - 1)).toFixed(1)} ${(HEIGHT * (1 - height)).toFixed(1)}`,
  )
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`${peerGroupText(group)} ${group.people}명 이상의 연봉 분포. 내 자리는 아직 없어요`}
      viewBox={`0 -24 ${WIDTH} ${HEIGHT + 24}`}
      className="w-full max-w-80 overflow-visible"
    >
      <path d={`M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`} className="fill-surface-3" />
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line-2" />
      <path
        d={`M${WIDTH * 0.58} -8V${HEIGHT}`}
        className="stroke-ink"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
      <circle cx={WIDTH * 0.58} cy="-8" r="13" className="fill-ink" />
      <text x={WIDTH * 0.58} y="-3" textAnchor="middle" className="fill-page text-[14px] font-bold">
        ?
      </text>
    </svg>
  )
}

type NoFigureProps = {
  lines: readonly [string, string]
  about: string
  action?: { label: string; to: string }
  report: SalaryReport
}

/** No figure yet: the reason, and what to do. The curve of the others is drawn when there are enough of them. */
function NoFigure({ lines: [first, second], about, action, report }: NoFigureProps) {
  const { distribution, peerGroup } = report
  return (
    <section className="flex flex-col items-center px-5 lg:px-7 pt-8 pb-9 text-center">
      {distribution && peerGroup ? (
        <MarketHill distribution={distribution} group={peerGroup} />
      ) : (
        <Cup size={148} />
      )}
      <h1 className="mt-6 text-h1">
        {first}
        <span className="block">{second}</span>
      </h1>
      <p className="mt-2 max-w-80 text-body text-balance whitespace-pre-line text-ink-2">{about}</p>
      {action && (
        <Link to={action.to} className={`${buttonLook({ size: 'md', wide: false })} mt-6`}>
          {action.label}
        </Link>
      )}
    </section>
  )
}

type ExpectedSectionProps = { person: ApiResult<'GET /v3/users/my'>; report: SalaryReport }

/** The expected salary and its rank among similar people, or what is needed to get one. */
export function ExpectedSection({ person, report }: ExpectedSectionProps) {
  const { salaryAverage, salaryMin, salaryMax } = report
  const raise = raiseOf(report)
  const [now] = useState(() => new Date())
  if (!person.certified) {
    return (
      <NoFigure
        lines={['커리어를 인증하면', '예상 연봉이 보여요']}
        about="같은 직무, 비슷한 연차와 견주어 계산해요."
        action={{ label: '커리어 인증하기', to: paths.submit() }}
        report={report}
      />
    )
  }
  if (report.baseSalary === null) {
    return (
      <NoFigure
        lines={
          report.partIncome ? ['한 해를 채운 소득이', '아직 없어요'] : ['소득을 인증하면', '내 자리가 보여요']
        }
        about={
          report.partIncome
            ? `${partText(report.partIncome)} ${moneyText(report.partIncome.income)}을 확인했어요.\n${PART_YEAR_NOTE}`
            : '소득을 알아야 얼마나 오를 수 있는지 계산할 수 있어요.'
        }
        action={{ label: '소득 인증하기', to: paths.income() }}
        report={report}
      />
    )
  }
  if (salaryAverage === null || raise === null) {
    return (
      <NoFigure
        lines={['아직 비교할 수 있는', '사람이 모자라요']}
        about="같은 직무에 소득을 인증한 사람이 5명 모이면 예상 연봉을 보여 드려요."
        report={report}
      />
    )
  }
  return (
    <>
      <section className="px-5 lg:px-7 pt-2">
        <h1>
          <span className="block text-body font-normal text-ink-3">
            {person.name ? `${politeName(person.name)}의 ` : ''}예상 연봉은
          </span>
          <span className="-ml-[3px] block pt-0.5">
            <MoneyFigure manwon={salaryAverage} size={56} />
          </span>
        </h1>
        <p className="mt-2.5 text-h3 font-normal text-ink-2 tnum">
          {raise > 0 ? (
            <>
              {wordOf(report, now)}보다 <b className="font-bold text-rise-text">{moneyText(raise)}</b> 더 받을
              수 있어요
            </>
          ) : (
            '이미 또래보다 높은 연봉을 받고 있어요'
          )}
        </p>
        <OriginLine origin={countedIncome(report)} className="mt-0.5 text-label text-ink-3" />
        <HiddenYears {...report} className="mt-0.5 text-label text-ink-3" />
        {raise > 0 && salaryMin !== null && salaryMax !== null && (
          <p className="mt-0.5 text-label text-ink-3 tnum">예상 범위 {rangeText(salaryMin, salaryMax)}</p>
        )}
        {isByOwnWord(report) && (
          <p className="mt-0.5 text-label text-ink-3">
            {OWN_WORD}이에요.{' '}
            <Link to={paths.income()} className="underline underline-offset-4">
              소득 인증하기
            </Link>
          </p>
        )}
      </section>
      <SalaryCurve report={report} />
    </>
  )
}
