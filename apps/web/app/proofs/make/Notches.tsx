import { PROOF } from '@coffeeattack/domain/proofs/proof'
import { provedMoney } from '@coffeeattack/domain/proofs/words.ko'

type NotchesProps = {
  /** As far as the proof goes. */
  amount: number
  /** The true figure: its rest is drawn without a label, and for its owner alone. */
  income: number
  highest: number
}

/** More notches than this would leave no room between them. */
const APART = 40
/** Steps of free room at the end, so that the bar of any income has the same shape. */
const ROOM = 2

/** What is shown and what stays hidden, in notches of 500만 원. */
export function Notches({ amount, income, highest }: NotchesProps) {
  const count = amount / PROOF.step
  const end = Math.max(highest + ROOM * PROOF.step, income)
  const width = (manwon: number) => ({ width: `${(100 * manwon) / end}%` })
  return (
    <div className="mt-4 tnum">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
        role="img"
        aria-label={`${PROOF.step}만 원 ${count}칸, ${provedMoney(amount)}까지 보이고 나머지는 가려져요`}
        className="flex h-6.5"
      >
        <span
          className={`grid overflow-hidden rounded-l-tag ${count > APART ? '' : 'gap-0.5'}`}
          style={{ ...width(amount), gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
        >
          {Array.from({ length: count }, (_, place) => (
            <i key={place} className="bg-primary" />
          ))}
        </span>
        {income > amount && (
          <span
            className="ml-0.5 min-w-0 rounded-r-tag border-[1.5px] border-l-0 border-dashed border-line-field"
            style={width(income - amount)}
          />
        )}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-caption text-ink-3">
        <b className="font-semibold text-ink">{provedMoney(amount)}까지만 보여요</b>
        <span>한 칸 {PROOF.step}만 원</span>
      </p>
    </div>
  )
}
