import type { PaidFigures } from '@coffeeattack/domain/paid-checks/judgement'
import { bareRangeText, moneyText } from '@coffeeattack/domain/salary/format'
import { drawing } from '@coffeeattack/ui/drawing'

const BAR = 'absolute inset-y-0 left-0 rounded-[7px]'

/** What was promised over what the premium stands for, from one zero, with the line from which it counts as kept. */
export function PayBars({ promised, insured, keptFrom }: PaidFigures) {
  const whole = Math.max(promised, insured)
  const share = (value: number) => `${((value / whole) * 100).toFixed(2)}%`
  const about = `약 ${moneyText(insured)}`
  const isShort = insured < promised
  return (
    <div
      className="mt-5 tnum"
      {...drawing(
        `약속한 연봉 ${moneyText(promised)}, 건강보험으로 본 연봉 ${about}, ${moneyText(keptFrom)}부터 지킨 것으로 봐요`,
      )}
    >
      <dl className="grid gap-2">
        <Line ground="bg-track" name="약속한 연봉" value={moneyText(promised)} />
        <Line ground="bg-primary" name="건강보험으로 본 연봉" value={about} />
      </dl>
      <div className="relative mt-4 grid gap-1 pb-10">
        <div className="relative h-7">
          <i className={`${BAR} bg-track`} style={{ width: share(promised) }} />
        </div>
        <div className="relative h-7">
          <i className={`${BAR} bg-primary`} style={{ width: share(insured) }} />
          {isShort && (
            <i
              className="absolute inset-y-0 rounded-[7px] rounded-l-[3px] border-[1.5px] border-dashed border-line-field"
              style={{
                left: `calc(${share(insured)} + 2px)`,
                width: `calc(${share(promised)} - ${share(insured)} - 2px)`,
              }}
            />
          )}
        </div>
        <i
          className="absolute -top-1 h-19 w-1 -translate-x-1/2 border-x border-surface bg-ink"
          style={{ left: share(keptFrom) }}
        />
        <span
          className="absolute bottom-2 -translate-x-full text-caption whitespace-nowrap text-ink-2"
          style={{ left: share(keptFrom) }}
        >
          {bareRangeText(keptFrom, keptFrom)}부터 지킨 걸로 봐요
        </span>
      </div>
    </div>
  )
}

const Line = ({ ground, name, value }: { ground: string; name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-3 text-body-s">
    <dt className="flex items-center gap-2 text-ink-2">
      <i className={`size-3.5 shrink-0 rounded-[4px] ${ground}`} />
      {name}
    </dt>
    <dd className="text-h3 font-bold whitespace-nowrap">{value}</dd>
  </div>
)
