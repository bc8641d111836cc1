import { formatDay, parseDay } from '@coffeeattack/domain/kst'
import { stepWords } from '@coffeeattack/domain/verification/steps'
import { causeNames, failureWords } from '@coffeeattack/domain/verification/failures'
import { figureNames } from './FigureStrip.tsx'
import type { House } from './queries.ts'

/** With a mark before the first letter, or a spreadsheet would not read Korean. */
const BOM = '\uFEFF'

/** Every word is one of ours and every other cell a number, so nothing needs to be quoted. */
const lines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join(',')).join('\r\n')

/** What the page shows, for a spreadsheet: day by day, then by step, then by code. */
export function csvOf({ days, figures, steps, failures }: House): string {
  const first = parseDay(days.from) ?? 0
  const named = Object.entries(figureNames) as [keyof House['figures'], string][]
  return (
    BOM +
    lines([
      ['날', ...named.map(([, name]) => name)],
      ...figures.sent.days.map((_, at) => [
        formatDay(first + at),
        ...named.map(([name]) => figures[name].days[at] ?? 0),
      ]),
      [],
      ['가입하다 멈추는 곳', '사람', '그 전'],
      ...steps.map(({ step, count, before }) => [stepWords[step].did, count, before]),
      [],
      ['인증 오류', '뜻', '누구', '건수'],
      ...failures.codes.map(({ code, count }) => {
        const { words, cause } = failureWords(code)
        return [code, words, causeNames[cause], count]
      }),
    ]) +
    '\r\n'
  )
}

export const fileNameOf = ({ days }: House): string => `홈-${days.from}-${days.until}.csv`
