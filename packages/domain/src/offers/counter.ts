import { topSalary } from './increase-rate.ts'
import { rangeProblems, type SalaryProblems } from './salary-range.ts'
import { canAct } from './status.ts'
import type { Offer } from './offer.ts'
import { moneyText } from '../salary/format.ts'
import { clampSalary, SALARY } from '../salary/limits.ts'
import { withJosa } from '../text/josa.ts'
import { lengthProblem } from '../text/length.ts'

/** '이 금액이면 만날게요': once an offer, above its top, with a few words (OFR-16). */
export const COUNTER = { noteLimit: 200 } as const

/** What the company may say to it, once and for good. */
export const counterAnswers = ['RAISED', 'KEPT', 'TAKEN_BACK'] as const
export type CounterAnswer = (typeof counterAnswers)[number]

type Range = Pick<Offer, 'salaryMin' | 'salaryMax'>

/** As it is stored: what was asked, and what the company made of it. */
export type Counter = {
  amount: number
  note: string
  askedAt: Date
  answer: CounterAnswer | null
  answerNote: string
  answeredAt: Date | null
  /** The range that was on the table when it was asked; a raise shows it struck through. */
  was: { salaryMin: number; salaryMax: number }
}

type Countered = Pick<Offer, 'status' | 'expiredAt' | 'groupId'> & Range & { counter: unknown }

/** Only of an open offer that stands alone and names a salary, and only once. A curation is talked over with its agent. */
export function mayCounter(offer: Countered, now: Date): boolean {
  const top = topSalary(offer)
  return (
    offer.counter === null &&
    offer.groupId === null &&
    top !== null &&
    top < SALARY.ceiling &&
    canAct(offer, now)
  )
}

/** What is wrong with an amount that a candidate names, or null. */
export function counterProblem(amount: number | null, range: Range): string | null {
  if (amount === null) return '만나고 싶은 연봉을 입력해 주세요'
  if (!Number.isSafeInteger(amount)) return '만원 단위의 숫자로 입력해 주세요.'
  const top = topSalary(range) ?? 0
  if (amount <= top) return `제안보다 높은 금액을 입력해 주세요. 지금은 ${moneyText(top)}까지예요`
  return amount > SALARY.ceiling ? `${moneyText(SALARY.ceiling)}까지 입력할 수 있어요` : null
}

export const counterNoteProblem = (note: string): string | null => lengthProblem(note, COUNTER.noteLimit)

/** A raise lifts the top and lowers nothing: it reaches what was asked, or goes part of the way. */
export function raiseProblems(raised: Range, was: Range): SalaryProblems {
  const problems = rangeProblems(raised)
  if (Object.keys(problems).length > 0) return problems
  if (clampSalary(raised.salaryMin!) < was.salaryMin!) return { salaryMin: '처음 제안보다 낮아요' }
  return clampSalary(raised.salaryMax!) > was.salaryMax! ? {} : { salaryMax: '처음 제안보다 높여 주세요' }
}

export type CounterView = {
  kind: 'asked' | 'raised' | 'kept' | 'takenBack'
  title: string
  /** The part of the title that rises. */
  figure: string | null
  text: string
}

type Told = Pick<Counter, 'amount' | 'answer' | 'was'> &
  Range & {
    company: string
    /** How the page speaks to the person: '바다 님'. */
    addressee: string | null
  }

/** What the slip says of it to the candidate; a raise tells how much, and whether it reached what was asked. */
export function counterView({ amount, answer, was, company, addressee, ...range }: Told): CounterView {
  switch (answer) {
    case null:
      return {
        kind: 'asked',
        title: `${moneyText(amount)}이면 만난다고 전했어요`,
        figure: null,
        text: '회사가 답하면 바로 알려 드려요. 기다리지 않고 골라도 괜찮아요.',
      }
    case 'RAISED': {
      const top = topSalary(range) ?? was.salaryMax
      const figure = moneyText(top - was.salaryMax)
      return {
        kind: 'raised',
        title: `${withJosa(company, '이/가')} ${figure} 올렸어요`,
        figure,
        text:
          top >= amount
            ? `말한 ${moneyText(amount)}에 닿았어요.`
            : `말한 ${moneyText(amount)}까지는 ${moneyText(amount - top)} 남았어요.`,
      }
    }
    case 'KEPT':
      return { kind: 'kept', title: `${company}의 금액은 그대로예요`, figure: null, text: '' }
    case 'TAKEN_BACK':
      return {
        kind: 'takenBack',
        title: `${withJosa(company, '이/가')} 제안을 거둬들였어요`,
        figure: null,
        text: `${addressee ? `${addressee}의 ` : ''}이름과 연락처는 알려지지 않았어요.`,
      }
  }
}
