import { dayText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { deadlineText } from '@coffeeattack/domain/offers/deadline'
import { disclosedRaise, disclosedRaiseText } from '@coffeeattack/domain/profiles/disclosed-raise'
import { type DisclosedIncome, disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { incomeLabel, incomeWord, originText } from '@coffeeattack/domain/salary/counted-income'
import { groupDigits, moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Person } from '@coffeeattack/ui/icons/Person'
import { useState } from 'react'
import { drawn, earnedText } from '../../candidates/scale/drawn.ts'
import { placeOn, type Scale } from '../../candidates/scale/scale.ts'
import type { SentCounter, SentOffer } from '../sent/queries.ts'
import { AnswerCounter } from './AnswerCounter.tsx'

type CounterBoxProps = { offer: SentOffer; counter: SentCounter }

/** Counter-offers (OFR-16): what the anonymous candidate asks for, and our answer. */
export function CounterBox({ offer, counter }: CounterBoxProps) {
  const waits = offer.status === 'WAITING' && counter.answer === null
  return (
    <section
      aria-label="연봉 되묻기"
      className="mt-4 rounded-field bg-surface-2 px-4 py-4 [--focus:var(--ink)]"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="inline-flex min-h-8 items-center gap-1.5 rounded-button-sm border border-dashed border-line-field px-3 text-label font-semibold tnum">
            <Person size={15} strokeWidth={2.2} />
            {moneyText(counter.amount)}이면 만날게요
          </p>
          {counter.note && (
            <p className="mt-2 text-body-s whitespace-pre-line">
              “<MaskedText text={counter.note} />”
            </p>
          )}
          <p className="mt-1.5 text-caption text-ink-3 tnum">{aboutIt(offer, counter, waits)}</p>
        </div>
        {waits && (
          <div className="min-w-0 flex-1 basis-72">
            <CounterScale offer={offer} counter={counter} />
          </div>
        )}
      </div>
      {waits ? (
        <AnswerCounter offer={offer} counter={counter} />
      ) : (
        <Answered offer={offer} counter={counter} />
      )}
    </section>
  )
}

const momentText = (iso: string) => `${dayText(kstDay(new Date(iso)))} ${spokenTimeText(new Date(iso))}`

function aboutIt({ expiredAt }: SentOffer, { askedAt }: SentCounter, waits: boolean): string {
  const asked = momentText(askedAt)
  if (!waits) return asked
  const until = `${deadlineText(new Date(expiredAt))} 한 번 답할 수 있어요`
  return [asked, until, '금액을 바꿔도 이름은 열리지 않아요'].join(' · ')
}

/** The answer, or why none is possible any more. */
function Answered({ offer, counter }: CounterBoxProps) {
  const { answer, answerNote, answeredAt } = counter
  return (
    <div className="mt-3 border-t border-line-2 pt-3 text-body-s">
      <p className="font-semibold tnum">
        {answer === null ? unanswered[offer.status] : saidText(offer, counter)}
      </p>
      {answerNote && (
        <p className="mt-0.5 whitespace-pre-line text-ink-2">
          “<MaskedText text={answerNote} />”
        </p>
      )}
      {answeredAt && (
        <p className="mt-0.5 text-caption text-ink-3 tnum">{momentText(answeredAt)}에 답했어요</p>
      )}
    </div>
  )
}

function saidText({ salaryMin, salaryMax }: SentOffer, { answer, was }: SentCounter): string {
  if (answer === 'TAKEN_BACK') return '제안을 거둬들였어요'
  if (answer === 'KEPT' || salaryMin === null || salaryMax === null) return '금액을 그대로 두었어요'
  const before = rangeText(was.salaryMin, was.salaryMax).replace(/만 원$/, '')
  return `${before}에서 ${rangeText(salaryMin, salaryMax)}으로 올렸어요`
}

const unanswered: Readonly<Record<SentOffer['status'], string>> = {
  WAITING: '',
  MATCHED: '답을 기다리지 않고 커피챗을 수락했어요',
  REFUSED: '답을 기다리지 않고 거절했어요',
  EXPIRED: '답하기 전에 기한이 지났어요',
  AGENT: '에이전트와 이야기하고 있어요',
}

/** The disclosed income, our offer and the amount asked for on one scale (TRUST-1). */
function CounterScale({ offer, counter }: { offer: SentOffer; counter: SentCounter }) {
  const [today] = useState(() => new Date())
  const { amount, income } = counter
  const { salaryMin, salaryMax, incomeOrigin } = offer
  if (salaryMin === null || salaryMax === null) return null
  const scale = around([...endsOf(income), salaryMin, amount])
  const { now } = drawn({ income, hopeSalary: null }, scale)
  const offered = { left: placeOn(scale, salaryMin), right: 100 - placeOn(scale, salaryMax) }
  const word = incomeWord(incomeOrigin?.year ?? null, today)
  const earned = income.kind === 'hidden' ? '소득 비공개' : `${word} ${disclosedText(income)}`
  const ours = `내 제안 ${rangeText(salaryMin, salaryMax)}`
  const raise = disclosedRaise(income, { salaryMin: null, salaryMax: amount })
  return (
    <div className="pt-3">
      <p className="sr-only">{`${earnedText({ income, incomeOrigin }, today)}, ${ours}, 되물은 금액 ${moneyText(amount)}`}</p>
      <div aria-hidden="true">
        <div className="relative h-3 rounded-full bg-surface-3">
          {now && <i className="absolute inset-y-px min-w-3 rounded-full bg-ink-3" style={spanOf(now)} />}
          <i
            className="absolute inset-y-0 min-w-3 rounded-full bg-primary"
            style={{ left: `${offered.left}%`, right: `${offered.right}%` }}
          />
          <i
            className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-5 border-primary bg-surface"
            style={{ left: `${placeOn(scale, amount)}%` }}
          />
        </div>
        <p className="mt-2.5 flex justify-between gap-3 text-caption text-ink-3 tnum">
          <span>{earned.replace(/만 원/, '')}</span>
          <span>{ours.replace(/만 원$/, '')}</span>
          <b className="font-bold text-ink">{groupDigits(amount)}</b>
        </p>
      </div>
      {raise.kind !== 'none' && (
        <p className="mt-1 text-right text-caption text-ink-2 tnum">
          {moneyText(amount)}이면 {incomeLabel(word)}에서 {disclosedRaiseText(raise)}
        </p>
      )}
      {incomeOrigin && (
        <p aria-hidden="true" className="text-right text-caption text-ink-3 tnum">
          {originText(incomeOrigin)}
        </p>
      )}
    </div>
  )
}

/** The narrowest scale that holds all amounts, with a margin. */
function around(amounts: readonly number[]): Scale {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const room = Math.max(1, most - least) * 0.12
  return { from: least - room, to: most + room }
}

const endsOf = (income: DisclosedIncome): number[] => {
  if (income.kind === 'hidden') return []
  return income.kind === 'exact' ? [income.income] : [income.from]
}

type Now = NonNullable<ReturnType<typeof drawn>['now']>

/** A point, the width of a band, or an open end. */
function spanOf(now: Now) {
  switch (now.kind) {
    case 'point':
      return { left: `${now.at}%` }
    case 'bar':
      return { left: `${now.from}%`, right: `${100 - now.to}%` }
    case 'open':
      return { left: `${now.from}%`, width: '8%', maskImage: 'linear-gradient(90deg, #000, transparent)' }
  }
}
