import { increaseBar, increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { reminderKeys } from '@coffeeattack/domain/offers/reminders'
import { groupDigits, moneyText, raiseText, rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import type { ReactNode } from 'react'
import { facts } from '../facts.ts'

const income = 5_200
const range = { salaryMin: 6_300, salaryMax: 6_800 }
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** An offer with numbered parts; the list below explains them in the same order. */
export function AnnotatedSlip() {
  const bar = increaseBar(income, range)
  return (
    <figure className="rounded-home bg-hero px-5 py-7" aria-label="어택 한 장의 보기">
      {/* Paper in both themes. */}
      <div className="torn-edge mx-auto max-w-90 rounded-t-field bg-[#fff] px-5 pt-5 pb-6 text-[.9375rem] leading-[1.5] text-(--bean-900)">
        <p className="text-[.875rem] text-(--bean-600)">
          <b className="block text-[1.0625rem] text-(--bean-900)">노을클라우드</b>
          프론트엔드 개발자
        </p>
        <Part number={1}>
          <Label>연봉</Label>
          <b className="text-[1.125rem] tracking-[-.03em] text-inherit tnum">
            {rangeText(range.salaryMin, range.salaryMax)}
          </b>
        </Part>
        <Part number={2}>
          <Label>최대 {raiseText(range.salaryMax - income)}</Label>
          <b className="text-[1.25rem] tracking-[-.03em] text-(--cherry-500) tnum">
            +{rateText(increaseRate(income, range) ?? 0)}
          </b>
          <span aria-hidden="true" className="mt-2 flex h-3 w-full overflow-hidden rounded-[6px]">
            <i className="bg-(--bean-300)" style={{ width: percent(bar.now) }} />
            <i className="bg-(--cherry-500)" style={{ width: percent(bar.min - bar.now) }} />
            <i
              className="bg-[repeating-linear-gradient(-45deg,var(--cherry-500)_0_3px,var(--cherry-100)_3px_6px)]"
              style={{ width: percent(bar.max - bar.min) }}
            />
          </span>
          <span className="mt-1 flex w-full justify-between text-[.75rem] text-(--bean-600) tnum">
            <span>지금 {groupDigits(income)}</span>
            <span>{moneyText(range.salaryMax)}</span>
          </span>
        </Part>
        <Part number={3}>
          <Label>보낸 사람</Label>
          <b className="text-inherit">김도현 · 채용 담당자</b>
        </Part>
        <Part number={4}>
          <Label>혜택</Label>
          <b className="text-inherit">재택 주 2회 · 식대 별도</b>
        </Part>
        <Part number={5}>
          <Label>고를 수 있는 날</Label>
          <b className="text-inherit">{facts.selectionDays}일 남았어요</b>
        </Part>
      </div>
    </figure>
  )
}

function Label({ children }: { children: ReactNode }) {
  return <span className="text-[.875rem] text-(--bean-600)">{children}</span>
}

function Part({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="relative mt-3 flex flex-wrap items-baseline justify-between gap-x-2.5 bg-[repeating-linear-gradient(90deg,var(--bean-300)_0_5px,transparent_5px_10px)] bg-[length:100%_1px] bg-top bg-no-repeat pt-3 pl-8">
      <span className="absolute top-[13px] left-0 size-5.5 rounded-full bg-(--shot-900) text-center text-[.75rem] leading-[22px] font-bold text-[#fff]">
        {number}
      </span>
      {children}
    </div>
  )
}

const reminded = new Set<string>(reminderKeys)
const days = Array.from({ length: facts.selectionDays + 1 }, (_, day) => day)

/** The days to decide, with the reminders on theirs. */
export function SelectionWindow() {
  return (
    <figure>
      <ol className="flex gap-1">
        {days.map((day) => (
          <li
            key={day}
            className="group flex-1 text-center text-[.75rem] font-medium whitespace-nowrap text-ink-3 last:font-bold last:text-ink"
          >
            <span className="mb-1.5 grid h-11 place-items-center rounded-[8px] bg-surface-3 text-ink-2 group-first:rounded-l-field group-first:bg-surface-2 group-last:rounded-r-field group-last:bg-primary group-last:text-on-primary">
              {reminded.has(`D-${facts.selectionDays - day}`) && <Reminder />}
            </span>
            {nameOf(day)}
          </li>
        ))}
      </ol>
      <figcaption>종이 그려진 날 아침 10시에 알려 드려요.</figcaption>
    </figure>
  )
}

function nameOf(day: number): string {
  if (day === 0) return '받은 날'
  return day === facts.selectionDays ? '마감' : `${day}일`
}

function Reminder() {
  return (
    <>
      <Bell size={16} />
      <span className="sr-only">알림</span>
    </>
  )
}
