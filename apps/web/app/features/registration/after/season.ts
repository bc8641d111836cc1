import { type SalarySeason, salarySeason } from '@coffeeattack/domain/salary/season'
import { loadedCareer } from '../loaded-career.ts'

/** The salary years. The season is the server's setting; the year of the verified income tells which it is. */
export function currentSeason(): SalarySeason {
  const { incomeYear } = loadedCareer.read()
  const usual = salarySeason()
  return incomeYear === 0 ? usual : salarySeason(usual.season - usual.incomeYear + incomeYear)
}
