import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'

/** The name at the head of an espresso panel; on a phone the header carries it. */
export function PanelHome() {
  return (
    <a
      href={paths.home()}
      aria-label={`${BRAND.ko} 홈`}
      className="relative z-1 hidden rounded-badge [--focus:var(--on-shot)] lg:inline-block"
    >
      <Wordmark size={32} tone="on-shot">
        {BRAND.ko}
      </Wordmark>
    </a>
  )
}
