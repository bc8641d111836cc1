import { increaseBar, increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { reminderKeys } from '@coffeeattack/domain/offers/reminders'
import { groupDigits, moneyText, raiseText, rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import type { ReactNode } from 'react'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { facts } from '../facts.ts'
import slipCss from './slip.css?inline'
import windowCss from './window.css?inline'

const income = 5_200
const range = { salaryMin: 6_300, salaryMax: 6_800 }
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** An offer with numbered parts; the list below explains them in the same order. */
export function AnnotatedSlip() {
  const bar = increaseBar(income, range)
  return (
    <>
      <PageStyle name="content-slip" css={import.meta.env.SSR ? slipCss : ''} />
      <figure className="slip" aria-label="어택 한 장의 보기">
        <div className="slip-paper torn-edge">
          <p className="slip-company">
            <b>노을클라우드</b>
            프론트엔드 개발자
          </p>
          <Part number={1}>
            <span className="slip-label">연봉</span>
            <b className="slip-salary tnum">{rangeText(range.salaryMin, range.salaryMax)}</b>
          </Part>
          <Part number={2}>
            <span className="slip-label">최대 {raiseText(range.salaryMax - income)}</span>
            <b className="slip-rate tnum">+{rateText(increaseRate(income, range) ?? 0)}</b>
            <span className="slip-bar" aria-hidden="true">
              <i style={{ width: percent(bar.now) }} />
              <i style={{ width: percent(bar.min - bar.now) }} />
              <i style={{ width: percent(bar.max - bar.min) }} />
            </span>
            <span className="slip-scale tnum">
              <span>지금 {groupDigits(income)}</span>
              <span>{moneyText(range.salaryMax)}</span>
            </span>
          </Part>
          <Part number={3}>
            <span className="slip-label">보낸 사람</span>
            <b>김도현 · 채용 담당자</b>
          </Part>
          <Part number={4}>
            <span className="slip-label">혜택</span>
            <b>재택 주 2회 · 식대 별도</b>
          </Part>
          <Part number={5}>
            <span className="slip-label">고를 수 있는 날</span>
            <b>{facts.selectionDays}일 남았어요</b>
          </Part>
        </div>
      </figure>
    </>
  )
}

function Part({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="slip-part">
      <span className="slip-number">{number}</span>
      {children}
    </div>
  )
}

const reminded = new Set<string>(reminderKeys)
const days = Array.from({ length: facts.selectionDays + 1 }, (_, day) => day)

/** The days to decide, with the reminders on theirs. */
export function SelectionWindow() {
  return (
    <>
      <PageStyle name="content-window" css={import.meta.env.SSR ? windowCss : ''} />
      <figure className="window">
        <ol>
          {days.map((day) => (
            <li key={day} className={day === facts.selectionDays ? 'last' : undefined}>
              <span className="window-day">
                {reminded.has(`D-${facts.selectionDays - day}`) && <Reminder />}
              </span>
              {nameOf(day)}
            </li>
          ))}
        </ol>
        <figcaption>종이 그려진 날 아침 10시에 알려 드려요.</figcaption>
      </figure>
    </>
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
