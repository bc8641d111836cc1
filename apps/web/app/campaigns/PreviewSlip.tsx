import { BRAND } from '@coffeeattack/domain/brand'
import { deadlineText } from '@coffeeattack/domain/offers/deadline'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { Logo } from '@coffeeattack/ui/Logo'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { DeadlineBadge } from '../offers/DeadlineBadge.tsx'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import type { LinkPreview } from './find-preview.server.ts'

/** The slip as far as anyone may read it: who offers how much, and until when. */
export function PreviewSlip({ preview }: { preview: LinkPreview }) {
  const { type, logo, position, salaryMin, salaryMax, status, expiredAt } = preview
  const fromUs = type === 'group' || type === 'offers'
  const name = type === 'offers' ? BRAND.ko : preview.name
  const about = type === 'group' ? `${BRAND.ko} 에이전트` : type === 'offers' ? '받은 어택' : position
  const open = status === 'WAITING'
  return (
    <Slip>
      <div className="flex items-center gap-3.5">
        {fromUs ? (
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-shot pl-0.5">
            <BrandMark size={29} tone="on-shot" />
          </span>
        ) : (
          <Logo name={name} src={logo} size={56} muted={status !== null && !open} />
        )}
        <div className="min-w-0 flex-1">
          <p className="text-h2 leading-snug">{name}</p>
          {about && <p className="text-body-s text-ink-3">{about}</p>}
        </div>
        {open && expiredAt && <DeadlineBadge expiredAt={expiredAt} />}
      </div>
      {salaryMax !== null && (
        <>
          <p className="mt-7 text-body-s font-medium text-ink-3">제안하는 연봉</p>
          <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={40} />
        </>
      )}
      {expiredAt && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="답할 수 있는 날">{deadlineText(new Date(expiredAt))}</SlipRow>
          </dl>
        </>
      )}
    </Slip>
  )
}
