import { heldBack } from '@coffeeattack/domain/pacts/changes'
import { weekOf, type Week } from '@coffeeattack/domain/pacts/week'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Card } from '@coffeeattack/ui/Card'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Home } from '@coffeeattack/ui/icons/Home'
import { icon, type IconProps } from '@coffeeattack/ui/icons/Icon'
import { MapPin } from '@coffeeattack/ui/icons/MapPin'
import type { ComponentType, ReactNode } from 'react'
import type { Version } from '../queries.ts'
import { spokenDay } from '../words.ts'

const Sprout = icon(
  <>
    <path d="M7 20h10M12 20V11" />
    <path d="M12 11c0-3.6 2.6-5.8 7-6 .2 4-2.400 6.400-7 6zM12 13.500c0-2.800-2-4.600-5.500-4.800-.1 3.200 1.900 5 5.500 4.800z" />
  </>,
)
const Sun = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2m0 16v2M4.900 4.900l1.400 1.400m11.400 11.400 1.400 1.400M2 12h2m16 0h2M6.300 17.700l-1.400 1.400M19.100 4.900l-1.400 1.400" />
  </>,
)

/** What is agreed besides the money, as sentences; a week and a year are drawn (PACT-1). */
export function Conditions({ version: { terms } }: { version: Version }) {
  const { startsOn, hours, rest, holidays, leave, place, work, probation, other } = terms
  const week = weekOf(terms)
  return (
    <Card title="이렇게 일해요">
      <ul className="mt-1.5 divide-y divide-line [&>li:last-child]:pb-0">
        <Item Icon={Calendar} lead={`${spokenDay(startsOn)}에 시작해요`}>
          <p>기간을 정하지 않은 정규직이에요</p>
        </Item>
        <Item Icon={Clock} lead={hours}>
          <p>쉬는 시간: {rest}</p>
          {week && <WeekDrawing week={week} />}
        </Item>
        <Item Icon={MapPin} lead={place}>
          <p>하는 일: {work}</p>
        </Item>
        <Item Icon={Sprout} lead={probationText(terms)}>
          {probation && <ProbationDrawing {...probation} held={heldBack(terms)} />}
        </Item>
        <Item Icon={Sun} lead={holidays}>
          <p>연차: {leave}</p>
        </Item>
        <Item Icon={Banknote} lead={payDayText(terms)}>
          <p>
            {terms.mealsMonthly !== null &&
              `연봉 가운데 다달이 ${moneyText(terms.mealsMonthly)}은 세금이 없는 식대예요. `}
            야근과 휴일 근무 수당은 연봉에 들어 있지 않아요. 일한 만큼 따로 받아요.
          </p>
        </Item>
        {other !== '' && (
          <Item Icon={Document} lead="그 밖에">
            <p className="whitespace-pre-line">{other}</p>
          </Item>
        )}
      </ul>
    </Card>
  )
}

type ItemProps = { Icon: ComponentType<IconProps>; lead: string; children?: ReactNode }

function Item({ Icon, lead, children }: ItemProps) {
  return (
    <li className="flex gap-3.5 py-3.5">
      <Icon size={22} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 text-label text-ink-3 [overflow-wrap:anywhere] tnum">
        <b className="block text-body leading-even font-semibold whitespace-pre-line text-ink">{lead}</b>
        {children}
      </div>
    </li>
  )
}

function probationText({ probation }: Version['terms']): string {
  if (!probation) return '수습 기간이 없어요'
  const { months, payPercent } = probation
  return `수습은 ${months}개월, 급여는 ${payPercent === 100 ? '그대로예요' : `${payPercent}%예요`}`
}

function payDayText({ payDay, payWay }: Version['terms']): string {
  const day = payDay === 31 ? '매달 마지막 날' : `매달 ${payDay}일`
  return payWay === 'TRANSFER' ? `${day}에 통장으로 받아요` : `${day}에 받아요`
}

const days = ['월', '화', '수', '목', '금', '토', '일']
/** Where days at home are drawn, by their number; which ones they are is not agreed. */
const homePlaces: readonly (readonly number[])[] = [[], [4], [1, 4], [1, 2, 4], [1, 2, 3, 4], [0, 1, 2, 3, 4]]

function WeekDrawing({ week: { hoursADay, homeDays } }: { week: Week }) {
  const home = homePlaces[homeDays] ?? []
  const said = `월요일부터 금요일까지 ${hoursADay}시간씩 일하고 토요일, 일요일은 쉬어요`
  return (
    <>
      <div
        {...drawing(homeDays > 0 ? `${said}. 그 가운데 ${homeDays}일은 집에서 일해요` : said)}
        className="mt-2.5 grid grid-cols-7 gap-1.5 text-center text-note"
      >
        {days.map((day, place) => (
          <span key={day}>
            <i
              className={cx(
                'mb-0.5 grid h-7.5 place-items-center rounded-[6px] text-ink not-italic',
                place > 4
                  ? 'bg-surface-2'
                  : home.includes(place)
                    ? 'inset-ring-[1.5px] inset-ring-pay-1'
                    : 'bg-pay-1',
              )}
            >
              {place > 4 ? '' : home.includes(place) ? <Home size={14} /> : hoursADay}
            </i>
            {day}
          </span>
        ))}
      </div>
      {homeDays > 0 && homeDays < 5 && <p className="mt-1 text-caption">집에서 일하는 요일은 팀과 정해요</p>}
    </>
  )
}

type ProbationDrawingProps = { months: number; payPercent: number; held: number }

/** A year of twelve months, the first of them on probation. */
function ProbationDrawing({ months, payPercent, held }: ProbationDrawingProps) {
  return (
    <>
      <div
        {...drawing(`열두 달 가운데 처음 ${months}개월이 수습이고 급여는 ${payPercent}퍼센트예요`)}
        className="mt-2 grid grid-cols-12 gap-[3px]"
      >
        {Array.from({ length: 12 }, (_, month) => (
          <i
            key={month}
            className={cx('block h-3.5 rounded-[3px]', month < months ? 'bg-pay-2' : 'bg-pay-1')}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-note">
        <span>
          처음 {months}개월 · 급여 {payPercent}%
        </span>
        <span>1년</span>
      </p>
      {held > 0 && <p>수습 동안 모두 {moneyText(held)}을 적게 받아요</p>}
    </>
  )
}
