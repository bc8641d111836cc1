import { BRAND } from '@coffeeattack/domain/brand'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import type { GraphShown, SecretShown } from '@coffeeattack/domain/insight/shown'
import { moneyText, rateText } from '@coffeeattack/domain/salary/format'
import { hill, plainColumns, risingColumns } from './drawings/charts.ts'
import { cup } from './drawings/cup.ts'
import { slip } from './drawings/slip.ts'
import { pages } from './pages.ts'
import type { Picture } from './picture.ts'

/** Pictures of a shared result. They show only what the share contains, which is what the person agreed to. */

export function graphPicture({ years, from, heights, rate, incomes }: GraphShown): Picture {
  const last = years.at(-1)
  const newest = incomes?.at(-1)
  return {
    title: rate > 0 ? ['연봉이', `${rateText(rate)} 올랐어요`] : ['연봉이', '걸어온 길이에요'],
    about: newest
      ? `${from}년부터 ${last}년까지, 지금은 ${moneyText(newest)}`
      : `${from}년부터 ${last}년까지`,
    drawing: risingColumns(heights, years.indexOf(from)),
  }
}

export function secretPicture({ topPercent, group, income }: SecretShown): Picture {
  return {
    title: ['내 소득은', `${topPercentText(topPercent)}예요`],
    about: income === null ? group : `${group} 가운데 ${moneyText(income)}`,
    drawing: hill(topPercent, topPercentText(topPercent)),
  }
}

type LifetimeShown = { total: number | null; percentile: number | null; shape: number[] }

export function moneyPicture({ total, percentile, shape }: LifetimeShown): Picture {
  const drawing = shape.length > 0 ? plainColumns(shape) : pages.money.drawing
  const place = percentile === null ? pages.money.about : `${topPercentText(percentile)}예요`
  if (total !== null) return { title: ['지금까지 번 소득', moneyText(total)], about: place, drawing }
  if (percentile !== null) return { title: ['지금까지 번 소득,', place], about: pages.money.about, drawing }
  return { ...pages.money, drawing }
}

/** The picture of a partner's link shows the partner's name, like the messenger's card. */
export function partnerPicture(name: string): Picture {
  return {
    title: [`${name} 님이`, `${BRAND.ko}에 초대했어요`],
    about: '이력서를 내면 회사가 연봉을 걸고 먼저 제안해요.',
    drawing:
      cup({ x: -60, y: -40, size: 400 }) +
      slip({
        x: 90,
        y: 190,
        width: 350,
        head: '커피챗 초대장',
        lines: [{ label: '보낸 사람', figure: `${name} 님`, strong: true }],
      }),
  }
}
