import { CERTIFICATES, type CertificateType } from '@coffeeattack/domain/verification/certificate'
import type { ReactNode } from 'react'
import { CertificateMark } from './CertificateMark.tsx'

type NoticePictureProps = {
  type: CertificateType
  /** More stands below it than the time. */
  isLow?: boolean
  children: ReactNode
}

const heights = {
  tall: 'h-96 [@media(min-height:701px)_and_(max-height:780px)]:h-72 [@media(max-height:700px)]:h-44',
  low: 'h-78 [@media(max-height:800px)]:h-64 [@media(max-height:700px)]:h-40',
}

/** A drawing of a phone with the notification; the text above says the same. */
export function NoticePicture({ type, isLow = false, children }: NoticePictureProps) {
  return (
    <div
      aria-hidden="true"
      className={`mt-7 flex justify-center overflow-hidden bg-surface-2 ${heights[isLow ? 'low' : 'tall']}`}
    >
      <div className="relative mt-11 h-105 w-67.5 shrink-0 max-narrow:w-60 [@media(max-height:700px)]:-mt-16 rounded-t-[44px] bg-surface shadow-[0_0_0_8px_#1f1512,0_0_0_9px_#6b5f5a]">
        <div className="mx-auto mt-3 h-6 w-21 rounded-full bg-[#271b17]" />
        <p className="mt-7 text-center text-[3.625rem] leading-none font-bold tracking-tighter tnum">9:41</p>
        <div className="absolute inset-x-[-28px] top-41.5 flex items-center gap-3 rounded-dialog bg-elevated px-4 py-3.5 shadow-3">
          <CertificateMark type={type} size="sm" />
          <div className="min-w-0 flex-1">
            <p className="flex justify-between gap-2 text-label font-semibold">
              {CERTIFICATES[type].app}
              <span className="text-note font-normal text-ink-3">지금</span>
            </p>
            <p className="text-[.90625rem] leading-close">{children}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
