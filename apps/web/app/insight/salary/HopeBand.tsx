import { bandOf, bandText } from '@coffeeattack/domain/salary/bands'
import { hopeProblem, readSalary } from '@coffeeattack/domain/salary/limits'

/** The band in which companies look for a hope (PRO-12); nothing while the amount does not count. */
export function HopeBand({ text }: { text: string }) {
  const hoped = readSalary(text)
  if (hoped === null || hopeProblem(hoped) !== null) return null
  return (
    <p className="mt-4 rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2 tnum">
      <b className="text-ink">{bandText(bandOf(hoped))}</b> 구간의 제안을 찾아볼게요.
    </p>
  )
}
