import { BRAND } from '@coffeeattack/domain/brand'
import { Cup } from '@coffeeattack/ui/Cup'
import { PanelHome } from './PanelHome.tsx'

/** What stands beside the column of a public page on a wide screen. */
export function BrandPanel() {
  return (
    <aside aria-label={BRAND.ko} className="panel hidden lg:block">
      <PanelHome />
      <p className="relative z-1 mt-14 text-panel">
        연봉 먼저,
        <br />
        커피는 그다음
      </p>
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}
