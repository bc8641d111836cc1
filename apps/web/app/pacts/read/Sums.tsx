import { payView, yearsText } from '@coffeeattack/domain/offers/pay-words.ko'
import { type PayKind, payKinds, type PayYear, reckon } from '@coffeeattack/domain/offers/whole-pay'
import { heldBack } from '@coffeeattack/domain/pacts/changes'
import { firstYearDifference } from '@coffeeattack/domain/pacts/differences'
import { monthlyWon } from '@coffeeattack/domain/pacts/terms'
import { bareRangeText, moneyText, rangeText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { PayKey, PayMark } from '@coffeeattack/kit/offers/PayMark'
import { Amounts } from '@coffeeattack/ui/Amounts'
import { Card } from '@coffeeattack/ui/Card'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'
import { SlipRule } from '@coffeeattack/ui/Slip'
import type { Pact, Version } from '../queries.ts'
import { sumLine } from '../words.ts'

/** What all of it adds up to, beside the offer: two pairs of columns and the bill that is their key (PACT-2). */
export function Sums({ pact, version }: { pact: Pact; version: Version }) {
  const { terms } = version
  const { base: offeredBase, pay: offeredPay } = pact.offered
  const base = { min: terms.base, max: terms.base }
  const agreed = reckon(base, terms)
  const offered = offeredBase && reckon(offeredBase, offeredPay)
  const view = payView({ salaryMin: terms.base, salaryMax: terms.base, pay: terms })
  const difference = firstYearDifference(terms, pact.offered)
  const most = Math.max(...[...agreed.years, ...(offered?.years ?? [])].map(({ sum }) => sum.max))
  const rows = view?.rows ?? [
    { kind: 'base' as const, label: '연봉', note: '', figure: bareRangeText(terms.base, terms.base) },
  ]
  return (
    <Card aria-label="모두 더하면 이만큼이에요" className="tnum">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3">모두 더하면 이만큼이에요</h2>
        <span className="shrink-0 text-caption text-ink-3">단위 만 원</span>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-6">
        <Pair label="첫해" agreed={agreed.years[0]!} offered={offered?.years[0]} most={most} />
        <Pair
          label={yearsText(agreed.further[0]!)}
          agreed={agreed.years[1]!}
          offered={offered?.years[1]}
          most={most}
        />
      </div>
      <SlipRule />
      <dl>
        {rows.map(({ kind, label, note, figure }) => (
          <Row key={kind} label={label} note={kind === 'base' ? monthText(terms.base) : note} mark={kind}>
            {figure}
          </Row>
        ))}
      </dl>
      <dl className="mt-1.5 border-t-[1.5px] border-ink pt-1">
        <Row label="첫해" strong>
          {rangeText(agreed.first.min, agreed.first.max)}
        </Row>
        {offered && (
          <Row label="제안의 첫해" faint>
            {rangeText(offered.first.min, offered.first.max)}
          </Row>
        )}
        {agreed.further.slice(1).map((run) => (
          <Row key={run.from} label={yearsText(run)}>
            {rangeText(run.sum.min, run.sum.max)}
          </Row>
        ))}
        <Row label={view?.fourYears.label ?? '4년을 모으면'}>
          {rangeText(agreed.fourYears.min, agreed.fourYears.max)}
        </Row>
      </dl>
      {[view?.notes, difference && sumLine(difference), heldBackLine(version)].filter(Boolean).map((line) => (
        <p key={line} className="mt-2.5 text-caption text-pretty text-ink-3">
          {line}
        </p>
      ))}
    </Card>
  )
}

/** '다달이 600', '다달이 약 583' */
function monthText(base: number): string {
  const month = monthlyWon(base) / WON_PER_MANWON
  return Number.isInteger(month) ? `다달이 ${bareRangeText(month, month)}` : `다달이 약 ${Math.floor(month)}`
}

function heldBackLine({ terms }: Version): string | null {
  const held = heldBack(terms)
  return held > 0 ? `수습 동안 적게 받는 ${moneyText(held)}은 빼지 않은 금액이에요.` : null
}

type PairProps = { label: string; agreed: PayYear; offered: PayYear | undefined; most: number }

/** The offer faded, the terms full, on one scale with the other pair. */
function Pair({ label, agreed, offered, most }: PairProps) {
  const told = (year: PayYear) => rangeText(year.sum.min, year.sum.max)
  return (
    <div>
      <p className="text-caption leading-close text-ink-3">
        {label}
        <b className="block text-h3 leading-snug font-bold tracking-tight text-ink max-narrow:text-body-s">
          <Amounts>{bareRangeText(agreed.sum.min, agreed.sum.max)}</Amounts>
        </b>
      </p>
      <div
        {...drawing(`${label} 합의 ${told(agreed)}${offered ? `, 제안 ${told(offered)}` : ''}`)}
        className="mt-3 grid h-42 grid-cols-2 gap-2 border-b border-line-2"
      >
        {offered ? <Column year={offered} most={most} faded /> : <span />}
        <Column year={agreed} most={most} />
      </div>
      <p aria-hidden="true" className="mt-1.5 grid grid-cols-2 gap-2 text-center text-note text-ink-3">
        <span>{offered ? '제안' : ''}</span>
        <b className="font-semibold text-ink">합의</b>
      </p>
    </div>
  )
}

const isPart = (year: PayYear) => (kind: PayKind) => year[kind].min > 0

function Column({ year, most, faded }: { year: PayYear; most: number; faded?: boolean }) {
  const share = (value: number) => ({ height: `${(value / most) * 100}%` })
  const beyond = year.sum.max - year.sum.min
  return (
    <span className="flex min-h-0 flex-col-reverse">
      {payKinds.filter(isPart(year)).map((kind, place) => (
        <PayMark
          key={kind}
          kind={kind}
          className={cx(
            place === 0
              ? 'rounded-t-xs'
              : 'min-h-1.5 shrink-0 rounded-xs border-b-[1.5px] border-surface bg-clip-padding',
            faded && 'opacity-40',
          )}
          style={share(year[kind].min)}
        />
      ))}
      {beyond > 0 && (
        <PayMark
          kind="most"
          className="mb-0.5 min-h-1.5 shrink-0 rounded-t-tag border-b-0"
          style={share(beyond)}
        />
      )}
    </span>
  )
}

type RowProps = {
  label: string
  note?: string
  mark?: PayKind
  strong?: boolean
  faint?: boolean
  children: string
}

function Row({ label, note, mark, strong, faint, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-2.5 py-1 text-body-s">
      <dt className={strong ? 'font-bold' : 'text-ink-2'}>
        {mark && (
          <span className="mr-2.5 inline-block">
            <PayKey kind={mark} />
          </span>
        )}
        {label} {note && <small className="text-caption text-ink-3">{note}</small>}
      </dt>
      <dd
        className={cx(
          'text-right',
          strong ? 'font-bold' : faint ? 'font-medium text-ink-3' : 'font-semibold',
        )}
      >
        <Amounts>{children}</Amounts>
      </dd>
    </div>
  )
}
