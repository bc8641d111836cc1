import { IconButton } from '@coffeeattack/ui/IconButton'
import { Flag } from '@coffeeattack/ui/icons/Flag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import type { Reporting } from './ReportSheet.tsx'

/** Loaded on demand: hardly anybody reports. */
const ReportSheet = lazy(() => import('./ReportSheet.tsx'))

type ReportWayProps = {
  about: Reporting
  /** A quiet link at the foot of a page, a flag in a header, or a link in the care note. */
  look: 'link' | 'flag' | 'note'
}

/** The first of two taps to report a company (FIRM-8). */
export function ReportWay({ about, look }: ReportWayProps) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const press = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick() {
      setWasOpened(true)
      setOpen(true)
    },
  } as const
  return (
    <>
      {look === 'flag' && (
        <IconButton label="신고하기" {...press}>
          <Flag size={22} strokeWidth={1.8} />
        </IconButton>
      )}
      {look === 'link' && (
        <button type="button" className={`${textLinkLook} gap-1.5 self-center no-underline!`} {...press}>
          <Flag size={16} strokeWidth={1.8} />
          <span className="underline decoration-line-2 underline-offset-4">신고하기</span>
        </button>
      )}
      {look === 'note' && (
        <button type="button" className={`${textLinkLook} -mb-2.5 font-semibold! text-ink!`} {...press}>
          신고하기
        </button>
      )}
      {wasOpened && (
        <Suspense>
          <ReportSheet about={about} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
