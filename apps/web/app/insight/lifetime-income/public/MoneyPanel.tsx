import { Cup } from '@coffeeattack/ui/Cup'
import { PanelHome } from '../../../public/chrome/PanelHome.tsx'

/** Beside the column on a wide screen. */
export function MoneyPanel() {
  return (
    <aside aria-label="평생 소득" className="panel hidden lg:block">
      <PanelHome />
      <p className="relative z-1 mt-14 text-panel">
        첫 월급부터
        <br />
        한 칸씩
      </p>
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}
