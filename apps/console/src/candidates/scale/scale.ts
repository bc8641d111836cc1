import type { DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'

/** The salary scale that all rows share, in 만원, with three equal sections. */
export type Scale = { from: number; to: number }

type Person = { income: DisclosedIncome; hopeSalary: number | null }

const STEPS = [2_000, 3_000, 4_000, 5_000, 10_000] as const
const USUAL: Scale = { from: 4_000, to: 10_000 }

/** The narrowest scale that holds everybody; an outlier is drawn at its end. */
export function scaleFor(people: readonly Person[]): Scale {
  const points = people.flatMap(pointsOf)
  if (points.length === 0) return USUAL
  const from = Math.floor(Math.min(...points) / 1_000) * 1_000
  const step = STEPS.find((one) => from + 3 * one >= Math.max(...points)) ?? 10_000
  return { from, to: from + 3 * step }
}

function pointsOf({ income, hopeSalary }: Person): number[] {
  const ends =
    income.kind === 'exact'
      ? [income.income]
      : income.kind === 'band'
        ? [income.from, income.to]
        : income.kind === 'atLeast'
          ? [income.from]
          : []
  return hopeSalary === null ? ends : [...ends, hopeSalary]
}

/** The position of an amount in percent of the scale. */
export function placeOn({ from, to }: Scale, amount: number): number {
  const share = ((amount - from) / (to - from)) * 100
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10
}

export function ticks({ from, to }: Scale): { at: number; text: string }[] {
  return [0, 1, 2, 3].map((third) => {
    const amount = from + ((to - from) * third) / 3
    return { at: placeOn({ from, to }, amount), text: tickText(amount) }
  })
}

/** '4천', '1억', '1억 2천' */
function tickText(amount: number): string {
  const eok = Math.floor(amount / 10_000)
  const cheon = Math.round((amount % 10_000) / 1_000)
  return [eok > 0 && `${eok}억`, (cheon > 0 || eok === 0) && `${cheon}천`].filter(Boolean).join(' ')
}
