import { Logo } from '../../src/Logo.tsx'
import { Money } from '../../src/Money.tsx'
import { Slip, SlipRow, SlipRule } from '../../src/Slip.tsx'

/** An invented company's logo. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="#24386e"/><path d="M12 33a14 14 0 0 1 28 0z" fill="#ffb26b"/></svg>',
)}`

export function Slips() {
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        <Logo name="노을클라우드" src={LOGO} size={56} />
        <div>
          <p className="text-h2 leading-snug">노을클라우드</p>
          <p className="text-body-s text-ink-3">프론트엔드 개발자</p>
        </div>
      </div>
      <p className="mt-7 text-body-s font-medium text-ink-3">지우 님께 드리는 연봉</p>
      <Money size={32} amount="6,300" to="6,800" label="육천삼백만 원에서 육천팔백만 원" />
      <SlipRule />
      <dl>
        <SlipRow label="희망 연봉">6,500만 원</SlipRow>
        <SlipRow label="희망보다">최대 300만 원 높아요</SlipRow>
      </dl>
    </Slip>
  )
}
