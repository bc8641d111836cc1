import { totalIncome, yearColumns, type YearIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { moneyText } from '@coffeeattack/domain/salary/format'

/** The drawing in one sentence; the table says the rest. */
export function timelineSentence(items: readonly YearIncome[]): string {
  const total = moneyText(totalIncome(items))
  return `${periodText(items)} 번 소득 ${total}을 해마다 한 칸씩 그렸어요`
}

/** '2016년부터 2025년까지', or one year alone. */
export function periodText(items: readonly YearIncome[]): string {
  const years = yearColumns(items)
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  return first === last ? `${last}년에` : `${first}년부터 ${last}년까지`
}
