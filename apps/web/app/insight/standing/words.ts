import { topPercentText } from '@coffeeattack/domain/insight/market'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { groupDigits, moneyText, raiseText, rateText } from '@coffeeattack/domain/salary/format'

/** The year and the office of the income that is compared. */
export function incomeOriginOf(standing: {
  incomeYear: number | null
  salaryType: SalaryType
}): IncomeOrigin | null {
  const { incomeYear: year, salaryType: source } = standing
  return year === null ? null : { year, source }
}

type Rise = { from: number; to: number; amount: number; rate: number }

/** The two lines above a path. For a path that did not rise no figure is told. */
export function riseTitle(rise: Rise | null): [string, string] {
  if (!rise) return ['한 해가 더 모이면', '오른 길이 보여요']
  const years = `${rise.to - rise.from}년 동안`
  if (rise.amount > 0) return [years, `${rateText(rise.rate)} 올랐어요`]
  return [years, rise.amount === 0 ? '그대로 이어졌어요' : '쉬어 가는 길이에요']
}

export function riseLine(rise: Rise | null): string | null {
  return rise && rise.amount > 0 ? raiseText(rise.amount) : null
}

/** '비슷한 사람들의 가운데보다 300만 원 높아요' */
export function peerLine(income: number, alike: number): string {
  const gap = income - alike
  if (Math.abs(gap) < 50) return '비슷한 사람들의 가운데와 비슷해요'
  return `비슷한 사람들의 가운데보다 ${moneyText(Math.abs(gap))} ${gap > 0 ? '높아요' : '낮아요'}`
}

type Year = { label: string; income: number; alike: number | null }

/** The path in one sentence, for screen readers. */
export function pathSentence(years: readonly Year[]): string {
  const mine = years.map(({ label, income }) => `${label} ${moneyText(income)}`).join(', ')
  const known = years.findLast(({ alike }) => alike !== null)
  const others = known ? ` 비슷한 사람들의 가운데는 ${known.label}에 ${moneyText(known.alike!)}이에요.` : ''
  return `해마다 확인된 소득. ${mine}.${others}`
}

/** Labels above the columns omit the unit, which stands beside the drawing. */
export const columnFigure = groupDigits

export function rankSentence(place: number, guess: number | null): string {
  const guessed = guess === null ? '' : ` 짐작한 자리는 ${topPercentText(guess)}예요.`
  return `비슷한 사람들의 소득 분포에서 ${topPercentText(place)}에 서 있어요.${guessed}`
}
