import type { ComponentType } from 'react'
import { type Counts, useCount } from '../live/counts.ts'

/** At the right of its name in the rail, or at the corner of its icon in the bar of a phone. */
export type CountPlace = { at: 'rail' | 'corner' }

/** What is counted, as readers hear it after the number. */
const words: Readonly<Record<keyof Counts, string>> = {
  notices: '개 안 읽었어요',
  offers: '건이 답을 기다려요',
  coffeechats: '건이 우리를 기다려요',
  rooms: '개의 대화에 새 메시지가 있어요',
  positions: '개가 열려 있어요',
  inquiries: '건이 답을 기다려요',
  requests: '건이 상담을 기다려요',
  keptWords: '건이 이야기를 기다려요',
}

/** Waits for somebody else, or for nobody: it only counts, and no phone points at it. */
const isBare = (of: keyof Counts) => of === 'offers' || of === 'positions'

const pills = {
  rail: 'ml-auto grid h-5.5 min-w-5.5 place-items-center rounded-full bg-on-shot px-1.5 text-caption leading-none font-bold text-shot tnum in-[[aria-current]]:bg-shot in-[[aria-current]]:text-on-shot',
  corner:
    'absolute -top-1 left-3.5 grid h-[17px] min-w-[17px] place-items-center rounded-full bg-primary px-1 text-micro leading-none font-bold text-on-primary ring-2 ring-page tnum',
} as const

/** How much waits behind a name: a pill where it waits for us. Nothing is not counted. */
export function countOf(of: keyof Counts): ComponentType<CountPlace> {
  return function NavCount({ at }) {
    const count = useCount(of)
    if (count === 0 || (isBare(of) && at === 'corner')) return null
    const most = isBare(of) ? 999 : 99
    return (
      <span className={isBare(of) ? 'ml-auto pl-1 text-caption tnum' : pills[at]}>
        <span>
          {count > most ? `${most}+` : count}
          <span className="sr-only">{words[of]}</span>
        </span>
      </span>
    )
  }
}
