import type { ComparedPay } from '@coffeeattack/domain/offers/pay-comparison'
import { yearsText } from '@coffeeattack/domain/offers/pay-words.ko'
import { payKinds, type PayYear } from '@coffeeattack/domain/offers/whole-pay'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { PayKey, type PayLook, PayMark } from '@coffeeattack/kit/offers/PayMark'
import { Card } from '@coffeeattack/ui/Card'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { useState } from 'react'
import type { PaidOffer } from './comparable.ts'
import { stockText } from './PayTable.tsx'

/** Every offer on one scale from zero, part by part: for its first year, a further one, or four together. */
export function PayScale({ offers, pay }: { offers: readonly PaidOffer[]; pay: ComparedPay }) {
  const spans = spansOf(pay)
  const [chosen, choose] = useState('first')
  const { from, to } = spans.find(({ value }) => value === chosen) ?? spans[0]!
  const lengths = pay.years.map((years) => years && lengthsOf(years.slice(from - 1, to)))
  const longest = Math.max(...lengths.map((length) => length?.max ?? 0))
  return (
    <Card aria-labelledby="scale" className="lg:px-7 lg:py-6">
      <div className="lg:flex lg:items-center lg:justify-between lg:gap-6">
        <h2 id="scale" className="text-h3">
          같은 눈금으로 본 금액
        </h2>
        <div className="mt-3 lg:mt-0 lg:w-85">
          <Segmented
            label="기간"
            hideLabel
            look="tray"
            options={spans}
            value={chosen}
            onValueChange={choose}
          />
        </div>
      </div>
      <ul className="mt-4.5 grid gap-4 tnum lg:gap-3.5">
        {offers.map(({ offer: { id, name } }, place) => {
          const length = lengths[place]
          return (
            <li key={id} className="lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:items-center">
              <p className="flex items-baseline justify-between gap-3 text-body-s font-medium text-ink-2 lg:block lg:leading-close">
                <span className="min-w-0 truncate lg:block">{name}</span>
                <b className="shrink-0 text-h3 font-bold tracking-tight text-ink">
                  {length ? rangeText(length.min, length.max) : '커피챗에서 정해요'}
                </b>
              </p>
              {length && <Bar length={length} longest={longest} />}
            </li>
          )
        })}
      </ul>
      <Key looks={looksIn(pay)} stock={stockText(offers)} />
    </Card>
  )
}

/** The years drawn together by a choice. */
function spansOf({ further, years }: ComparedPay) {
  const last = Math.max(...years.map((all) => all?.length ?? 0))
  return [
    { value: 'first', label: '첫해', from: 1, to: 1 },
    ...further.map(({ from, to }) => ({
      value: `from-${from}`,
      label: yearsText({ from, to }).replace(/ 해마다$/, ''),
      from,
      to: from,
    })),
    { value: 'all', label: `${last}년`, from: 1, to: last },
  ]
}

type Lengths = { parts: readonly { kind: PayLook; length: number }[]; min: number; max: number }

function lengthsOf(years: readonly PayYear[]): Lengths {
  const all = (read: (year: PayYear) => number) => years.reduce((sum, year) => sum + read(year), 0)
  return {
    parts: payKinds
      .map((kind) => ({ kind, length: all((year) => year[kind].min) }))
      .filter(({ length }) => length > 0),
    min: all(({ sum }) => sum.min),
    max: all(({ sum }) => sum.max),
  }
}

/** Its figures stand beside it, so it is hidden from screen readers. */
function Bar({ length: { parts, min, max }, longest }: { length: Lengths; longest: number }) {
  const flex = (length: number) => ({ flex: `${length} 0 0` })
  return (
    <div aria-hidden="true" className="mt-1.5 flex h-6 gap-0.5 lg:mt-0 lg:h-7.5">
      {parts.map(({ kind, length }) => (
        <PayMark key={kind} kind={kind} className="rounded-xs first:rounded-l-tag" style={flex(length)} />
      ))}
      {max > min && <PayMark kind="most" className="rounded-r-tag border-l-0" style={flex(max - min)} />}
      {longest > max && <i style={flex(longest - max)} />}
    </div>
  )
}

/** The legend: the parts that any offer names, and the outline where any amount is open. */
function looksIn({ years }: ComparedPay): PayLook[] {
  const all = years.flatMap((one) => one ?? [])
  const isOpen = all.some(({ sum }) => sum.max > sum.min)
  return [
    ...payKinds.filter((kind) => all.some((year) => year[kind].max > 0)),
    ...(isOpen ? ['most' as const] : []),
  ]
}

function Key({ looks, stock }: { looks: readonly PayLook[]; stock: string }) {
  const names: Record<PayLook, string> = {
    base: '연봉',
    bonus: '성과급',
    stock,
    signing: '사이닝',
    most: '최대',
  }
  return (
    <ul className="mt-4.5 flex flex-wrap gap-x-3.5 gap-y-1.5 text-caption text-ink-3">
      {looks.map((look) => (
        <li key={look} className="flex items-center gap-1.5">
          <PayKey kind={look} />
          {names[look]}
        </li>
      ))}
    </ul>
  )
}
