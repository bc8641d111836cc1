import { lengthText } from '@coffeeattack/domain/profiles/career-length'
import { keptIn } from '../sessions/kept-state.ts'
import { SESSION_KEYS } from '../sessions/storage-keys.ts'
import { flagIn, numberIn, storedObject, textIn } from '../sessions/stored.ts'

/** The career that an attempt has brought. An attempt works once: whoever presses again goes on after it. */
export type LoadedCareer = {
  /** Of the attempt that brought it. */
  cfid: string
  companies: number
  totalMonth: number
  /** Whether one of the companies is where the person works now. */
  employed: boolean
}

function readLoadedCareer(text: string | null): LoadedCareer {
  const kept = storedObject(text)
  return {
    cfid: textIn(kept['cfid']),
    companies: numberIn(kept['companies'], 0),
    totalMonth: numberIn(kept['totalMonth'], 0),
    employed: flagIn(kept['employed']),
  }
}

export const loadedCareer = keptIn<LoadedCareer>(() => window.sessionStorage, {
  key: SESSION_KEYS.careerState,
  read: readLoadedCareer,
  write: JSON.stringify,
})

/** '회사 2곳 · 5년 3개월' */
export function careerText({
  companies,
  totalMonth,
}: Pick<LoadedCareer, 'companies' | 'totalMonth'>): string {
  return `회사 ${companies}곳 · ${lengthText(totalMonth)}`
}
