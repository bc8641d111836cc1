import { type Waiting, WAITING } from '@coffeeattack/domain/verification/waiting'
import { ProgressLine } from '@coffeeattack/ui/ProgressLine'
import type { ReactNode } from 'react'

type TimeLeftProps = Pick<Waiting, 'leftMs' | 'leftText'> & { children?: ReactNode }

/** The time until the request ends by itself, as figures and as a line that gets shorter. */
export function TimeLeft({ leftMs, leftText, children }: TimeLeftProps) {
  return (
    <div className="px-5 pt-6 pb-2">
      <p className="flex items-baseline justify-between">
        <span className="text-body-s text-ink-3">자동으로 끝나기까지</span>
        <span role="timer" className="text-money-24 tnum">
          {leftText}
        </span>
      </p>
      <ProgressLine
        label="남은 시간"
        percent={(leftMs / WAITING.endsAfterMs) * 100}
        className="mt-2 h-1.5!"
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="text-caption text-ink-3">{WAITING.minutes}분이 지나면 인증이 자동으로 끝나요.</p>
        {children}
      </div>
    </div>
  )
}
