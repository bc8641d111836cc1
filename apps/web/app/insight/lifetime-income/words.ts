import { totalIncome, yearColumns, type YearIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { LIFETIME } from '@coffeeattack/domain/insight/lifetime-ranges'
import { moneyText } from '@coffeeattack/domain/salary/format'
import type { Incomes } from './queries.ts'

/** The drawing in one sentence; the table has the details. */
export function timelineSentence(items: readonly YearIncome[]): string {
  const total = moneyText(totalIncome(items))
  return `${periodText(items)} 번 소득 ${total}을 해마다 한 칸씩 그렸어요`
}

/** '2016년부터 2025년까지', or a single year. */
export function periodText(items: readonly YearIncome[]): string {
  const years = yearColumns(items)
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  return first === last ? `${last}년에` : `${first}년부터 ${last}년까지`
}

type HeadlineIncomes = Pick<Incomes, 'items' | 'status' | 'next'>

/** The page's sentence for the state of the loading. */
export function headlineOf({ items, status, next }: HeadlineIncomes): { title: string; about: string } {
  const years = new Set(items.map(({ year }) => year)).size
  if (status === 'LOADING')
    return {
      title: '소득을 불러오고 있어요',
      about: years === 0 ? '국세청에 물어보고 있어요.' : `${years}년 치를 찾았어요. 한 해씩 더 찾고 있어요.`,
    }
  if (status === 'FAILED')
    return {
      title: '끝까지 불러오지 못했어요',
      about: '찾은 해는 그대로 있어요. 다시 불러오면 이어서 모아요.',
    }
  if (years === 0)
    return { title: '확인할 수 있는 소득이 없어요', about: '국세청에 신고된 근로소득을 찾지 못했어요.' }
  if (next === null) return { title: '첫 월급까지 다 모았어요', about: `${periodText(items)} 번 소득이에요.` }
  return {
    title: `${years}년 치를 모았어요`,
    about: `${periodText(items)} 번 소득이에요. 더 거슬러 갈 수 있어요.`,
  }
}

/** The years that the button loads next. */
export function moreLabelOf({ items, status, next }: HeadlineIncomes): string {
  if (status === 'FAILED') return '다시 불러오기'
  return reaches(items, next) === 'newer' ? '최근 소득 불러오기' : `${LIFETIME.yearsPerRequest}년 더 불러오기`
}

/** Years have passed since the last load, so the next one starts with the newest again. */
function reaches(items: HeadlineIncomes['items'], next: HeadlineIncomes['next']): 'newer' | 'older' {
  const newest = Math.max(...items.map(({ year }) => year))
  return next && items.length > 0 && next.endYear > newest ? 'newer' : 'older'
}
