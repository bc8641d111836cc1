import type { CertificateType } from '@coffeeattack/domain/verification/certificate'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'

/** Placeholders for the two providers' logos. They keep their colours in dark mode. */
export function CertificateMark({ type, size = 'md' }: { type: CertificateType; size?: 'md' | 'sm' }) {
  const box = `grid shrink-0 place-items-center ${size === 'md' ? 'size-12 rounded-field' : 'size-11 rounded-cell'}`
  if (type === 'kakao') {
    return (
      <span aria-hidden="true" className={`${box} bg-kakao text-on-kakao`}>
        <KakaoBubble size={26} />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`${box} bg-[#fff] text-caption font-extrabold tracking-snug text-[#d4002a] italic inset-ring inset-ring-line`}
    >
      PASS
    </span>
  )
}
