import { raiseNames, reasonName, withinText } from '@coffeeattack/domain/offers/figures-words.ko'
import { shareOf } from '@coffeeattack/domain/offers/figures'
import type { Figures } from '../queries.ts'
import type { NamedBar } from './NamedBars.tsx'

const among = (counts: readonly number[]) => Math.max(1, ...counts)

export function reasonBars(reasons: NonNullable<Figures['reasons']>): NamedBar[] {
  const most = among(reasons.map(({ count }) => count))
  return reasons.map(({ code, count }) => ({
    key: code,
    name: reasonName(code),
    share: count / most,
    figure: `${count}명`,
  }))
}

export function timeBars(times: NonNullable<Figures['answerTimes']>): NamedBar[] {
  const most = among(times.map(({ count }) => count))
  return times.map(({ hours, count }) => ({
    key: String(hours),
    name: withinText(hours),
    share: count / most,
    figure: `${count}건`,
  }))
}

/** How many of a hundred accepted. A band of too few has neither bar nor figure. */
export const raiseBars = (raises: NonNullable<Figures['raises']>): NamedBar[] =>
  raises.map(({ band, answered, matched }) => {
    const shown = { key: band, name: raiseNames[band] }
    if (answered === null || matched === null) return { ...shown, share: 0, figure: '–', note: '5명 미만' }
    const share = shareOf(matched, answered)
    return { ...shown, share: share / 100, figure: `${share}%`, note: `${answered}건 중 ${matched}건` }
  })

export const answeredWithRaise = (raises: NonNullable<Figures['raises']>): number =>
  raises.reduce((all, { answered }) => all + (answered ?? 0), 0)
