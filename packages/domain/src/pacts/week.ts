import type { Terms } from './terms.ts'

/** A usual week as it is drawn: as many hours on each day from Monday to Friday, some of them at home. */
export type Week = { readonly hoursADay: number; readonly homeDays: number }

const A_DAY = /(?:하루|1일)\s*(\d{1,2})시간/
const A_WEEK = /(?:한\s?주|1주|주)\s*(\d{1,2})시간/
const FREE = /토(?:요일|[·,]\s*일)|주말/
const FREE_SUNDAY = /일요일|토[·,]\s*일|주말/
const AT_HOME =
  /(?:한\s?주|1주|주)에?\s*(한|두|세|네|다섯|[1-5])\s*(?:번|회|일)[^.]{0,12}(?:재택|집에서)|(?:재택|집에서)[^.]{0,10}주\s*([1-5])\s*(?:번|회|일)/
const COUNTS: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5 }

/**
 * The week that the company's words tell plainly, for a drawing beside them. Null where they tell another one or leave
 * it open: then the words stand alone, because a wrong drawing would be read before them.
 */
export function weekOf({ hours, holidays, place, other }: Terms): Week | null {
  const [hoursADay, hoursAWeek] = [A_DAY, A_WEEK].map((form) => Number(form.exec(hours)?.[1] ?? Number.NaN))
  if (!hoursADay || hoursADay * 5 !== hoursAWeek) return null
  if (!FREE.test(holidays) || !FREE_SUNDAY.test(holidays)) return null
  const [, before, after] = AT_HOME.exec([place, hours, other].join('. ')) ?? []
  const said = before ?? after
  return { hoursADay, homeDays: said === undefined ? 0 : (COUNTS[said] ?? Number(said)) }
}
