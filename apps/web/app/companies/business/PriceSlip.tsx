import { FEE_EXAMPLE, feeExample } from '@coffeeattack/domain/companies/price'
import { FEE, rateLabel, VAT } from '@coffeeattack/domain/companies/statement'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'

const FREE = ['가입과 심사', '후보자 찾기', '어택 보내기', '커피챗'] as const

/**
 * What a company pays: nothing before the hire, then a share of the base pay. The island moves the example with the slider;
 * without JavaScript the first example stands there, and the slider is hidden.
 */
export function PriceSlip() {
  const { first, ...range } = FEE_EXAMPLE
  return (
    <article data-price aria-labelledby="price" className="price-slip mt-3.5">
      <div className="torn-edge rounded-t-card bg-(--slip-ground) px-5 pt-5.5 pb-6.5">
        <h2 id="price" className="text-h2">
          채용한 뒤에만 내요
        </h2>
        <dl className="mt-2.5 leading-[2.05] text-ink-2">
          {FREE.map((what) => (
            <div key={what} className="flex justify-between">
              <dt>{what}</dt>
              <dd className="tnum font-semibold text-ink">0원</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3.5 mb-4 h-px bg-[repeating-linear-gradient(90deg,var(--line-2)_0_5px,transparent_5px_10px)]" />
        <p className="flex items-baseline justify-between gap-3 text-ink-2">
          <span>채용이 확정되면 한 번</span>
          <b className="tnum text-[1.0625rem] font-bold text-ink">기본 연봉의 {rateLabel(FEE.defaultRate)}</b>
        </p>
        <p className="mt-3.5 text-body-s text-ink-3">
          기본 연봉이{' '}
          <b data-price-base className="tnum font-semibold text-ink">
            {moneyText(first)}
          </b>
          이라면
        </p>
        <p aria-live="polite" className="tnum text-money-40">
          <span data-price-fee>{groupDigits(feeExample(first))}</span>
          <span className="ml-[.14em] text-[.5em] font-semibold tracking-[-.02em]">만 원</span>
        </p>
        <input
          {...range}
          type="range"
          data-price-slider
          defaultValue={first}
          aria-label="기본 연봉"
          aria-valuetext={moneyText(first)}
          className="price-slider needs-script"
        />
        <p className="text-caption text-ink-3">
          회사와 후보자가 모두 채용을 확인해야 셈이 시작돼요. 성과급과 스톡옵션, 사이닝 보너스에는 붙지
          않아요. <span className="whitespace-nowrap">부가가치세 {VAT.percent}%는</span> 따로예요.
        </p>
      </div>
    </article>
  )
}
