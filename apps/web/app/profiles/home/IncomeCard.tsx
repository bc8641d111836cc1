import { paths } from '@coffeeattack/contract/pages'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { isFullYear, PART_YEAR_NOTE, partText } from '@coffeeattack/domain/salary/full-year'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Tag } from '@coffeeattack/ui/Tag'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { MoneyFigure } from '../../insight/salary/Figures.tsx'
import { Renewal } from '../../insight/salary/IncomeOrigin.tsx'
import { incomeSourceText } from '../../insight/salary/report.ts'
import type { Profile } from '../profile-query.ts'
import { changeText, countedYears } from './queries.ts'

/** Loaded while it is asked whether the tax office can be. */
const TaxOfficeLink = lazy(async () => ({
  default: (await import('../../verification/tax/TaxOfficeLink.tsx')).TaxOfficeLink,
}))

const HEIGHT = 56

/** A bar per year from zero, the counted one dark. */
function IncomeBars({ years }: { years: Profile['incomeItems'] }) {
  const most = Math.max(...years.map(({ income }) => income), 1)
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`${first.year}년 ${moneyText(first.income)}에서 ${last.year}년 ${moneyText(last.income)}까지 해마다의 소득`}
      className="flex items-end gap-1.5 text-micro text-ink-3 tnum"
    >
      {years.map(({ year, income }) => (
        <span
          key={year}
          className="flex flex-col items-center gap-1 last:font-semibold last:text-ink [&:last-child>i]:bg-primary"
        >
          <i
            className="block w-4.5 rounded-t-[5px] rounded-b-xs bg-surface-3"
            style={{ height: Math.max(2, (HEIGHT * income) / most) }}
          />
          {String(year).slice(2)}
        </span>
      ))}
    </div>
  )
}

/** The verified income with its year and office (VER-14); links to the report. */
export function IncomeCard(profile: Pick<Profile, 'salaryType' | 'incomeItems'>) {
  const years = countedYears(profile)
  const counted = years.at(-1)
  const change = changeText(years)
  if (!counted) {
    return (
      <Card title="확인된 소득이 없어요" className="pb-0!">
        <p className="mt-1 text-label text-ink-3">소득을 인증하면 제안이 소득보다 얼마나 오르는지 보여요</p>
        <CardLink to={paths.income()}>소득 인증하기</CardLink>
      </Card>
    )
  }
  const isFull = isFullYear(counted)
  return (
    <Card aria-labelledby="income" className="pb-0!">
      <div className="flex items-center justify-between gap-3">
        <h2 id="income" className="text-h3 tnum">
          {isFull ? `${counted.year}년 소득` : `${partText(counted)} 소득`}
        </h2>
        <Tag kind="verified">{incomeSourceText[profile.salaryType]}</Tag>
      </div>
      <div className="mt-2.5 flex items-end justify-between gap-3">
        <div>
          <MoneyFigure manwon={counted.income} size={32} />
          {!isFull && <p className="mt-1 text-caption text-pretty text-ink-3">{PART_YEAR_NOTE}</p>}
          {isFull && (
            <p className="mt-1 text-caption text-ink-3">
              <Renewal year={counted.year} />
            </p>
          )}
          {change && <p className="mt-1 text-caption text-ink-3 tnum">{change}</p>}
        </div>
        {years.length > 1 && <IncomeBars years={years} />}
      </div>
      <Suspense>
        <TaxOfficeLink className="mt-2 -mb-3" />
      </Suspense>
      <CardLink to={paths.report()}>{isFull ? '예상 연봉 리포트 보기' : '리포트 보기'}</CardLink>
    </Card>
  )
}

function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-mx-5 mt-4.5 flex min-h-13 items-center justify-center gap-0.5 rounded-b-card border-t border-line text-body-s font-medium text-ink-2"
    >
      {children}
      <ChevronRight size={18} />
    </Link>
  )
}
