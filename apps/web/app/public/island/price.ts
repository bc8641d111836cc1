import { FEE_EXAMPLE, feeExample } from '@coffeeattack/domain/companies/price'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'

/** The slider of /business: the fee at another base pay. */
export function startPrice() {
  const slip = document.querySelector<HTMLElement>('[data-price]')
  const slider = slip?.querySelector<HTMLInputElement>('[data-price-slider]')
  if (!slip || !slider) return

  function say(name: 'base' | 'fee', text: string) {
    const place = slip!.querySelector(`[data-price-${name}]`)
    if (place) place.textContent = text
  }
  function show() {
    const base = slider!.valueAsNumber
    const text = moneyText(base)
    say('base', text)
    say('fee', groupDigits(feeExample(base)))
    slider!.setAttribute('aria-valuetext', text)
    const { min, max } = FEE_EXAMPLE
    slider!.style.setProperty('--filled', `${((base - min) / (max - min)) * 100}%`)
  }
  slider.addEventListener('input', show)
  // The browser may have restored the slider.
  show()
}
