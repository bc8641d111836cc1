import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { reckon } from '@coffeeattack/domain/offers/whole-pay'
import { moneyText, raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { politeName } from '@coffeeattack/domain/text/names'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { OriginLine, useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import type { Pact, Version } from '../queries.ts'

/** The base pay and how much it rises, before everything else (PACT-2). */
export function BaseRaise({ pact, version }: { pact: Pact; version: Version }) {
  const { base } = version.terms
  return (
    <>
      <p className="mt-5 text-body-s leading-close font-medium text-ink-3">
        {politeName(pact.parties.person.name)}이 받는 연봉
      </p>
      <SalaryRange salaryMin={base} salaryMax={base} size={44} className="mt-0.5 -ml-0.5 block" />
      {pact.income ? <Raise base={base} income={pact.income} /> : <TakeHome base={base} />}
    </>
  )
}

const noParts = { bonus: null, stock: null, signing: null }

/** '한 달 실수령 약 494만 원', of the base alone. */
const takeHomeText = (base: number): string =>
  `한 달 실수령 약 ${moneyText(reckon({ min: base, max: base }, noParts).monthly.min)}`

const TakeHome = ({ base }: { base: number }) => (
  <p className="mt-2 text-caption text-ink-3 tnum">{takeHomeText(base)}</p>
)

type RaiseProps = { base: number; income: NonNullable<Pact['income']> }

function Raise({ base, income: { amount, origin } }: RaiseProps) {
  const word = useIncomeWord(origin)
  const raise = base - amount
  const rate = increaseRate(amount, { salaryMin: base, salaryMax: base })
  const bar = {
    now: amount,
    min: base,
    max: base,
    from: `${word} ${moneyText(amount)}`,
    to: takeHomeText(base),
    height: 26,
  }
  return (
    <div className="mt-4">
      {raise > 0 && rate !== null ? (
        <IncreaseBar
          {...bar}
          label={`${word} ${moneyText(amount)}에서 ${moneyText(base)}으로`}
          raise={
            <span className="text-body font-medium text-ink-2">
              {word}보다 <b className="text-money-20 whitespace-nowrap text-rise-text">{raiseText(raise)}</b>
            </span>
          }
          rate={<span className="text-money-20">{rateText(rate)}</span>}
        />
      ) : (
        <IncreaseBar
          {...bar}
          label={`${word} ${moneyText(amount)}, 합의 ${moneyText(base)}`}
          raise={
            <span className="text-body font-medium">
              {raise === 0 ? `${word}과 같아요` : `${word}보다 ${moneyText(-raise)} 적어요`}
            </span>
          }
        />
      )}
      <OriginLine origin={origin} className="mt-1.5 text-caption text-ink-3" />
    </div>
  )
}
