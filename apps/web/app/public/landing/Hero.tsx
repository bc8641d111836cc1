import { Cup } from '@coffeeattack/ui/Cup'
import { PanelHome } from '../chrome/PanelHome.tsx'
import { OfferSlip } from './OfferSlip.tsx'

/** The headline over a cup with the bill tucked under its saucer. On a wide screen it is the espresso panel. */
export function Hero() {
  return (
    <section className="hero panel">
      <PanelHome />
      <div className="relative z-1">
        <h1 className="hero-title">
          연봉 먼저, <br />
          커피는 그다음
        </h1>
        <p className="mt-3.5 text-[1.0625rem] text-ink-2 lg:mt-5 lg:text-lead/relaxed lg:text-on-shot-2">
          <span className="block text-balance">커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.</span>
          <span className="block text-balance">마음에 들면 커피챗으로 만나요.</span>
        </p>
      </div>
      <div className="hero-art">
        <Cup
          size={400}
          className="hero-cup"
          label="위에서 본 커피 한 잔. 우유 거품이 위로 오르는 화살 모양이에요"
        />
        <OfferSlip />
      </div>
    </section>
  )
}
