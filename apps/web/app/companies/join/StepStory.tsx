import { cx } from '@coffeeattack/ui/cx'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Close } from '@coffeeattack/ui/icons/Close'
import type { ReactNode } from 'react'

export type StoryStep = { is: 'done' | 'now' | 'next' | 'refused'; title: string; at?: string | undefined }

const marks: Record<StoryStep['is'], { look: string; sign?: ReactNode; said: string }> = {
  done: { look: 'bg-primary text-on-primary', sign: <Check size={13} strokeWidth={3.2} />, said: '마침' },
  now: { look: 'border-6 border-primary bg-surface', said: '지금' },
  next: { look: 'border-[1.5px] border-dashed border-line-field', said: '다음' },
  refused: { look: 'inset-ring-2 inset-ring-ink', sign: <Close size={12} strokeWidth={3.2} />, said: '거절' },
}

/** What was done, what happens now, what is yet to come; each done step with its time. */
export function StepStory({ steps }: { steps: readonly StoryStep[] }) {
  return (
    <ol className="mt-4.5">
      {steps.map(({ is, title, at }) => {
        const { look, sign, said } = marks[is]
        return (
          <li
            key={title}
            className={cx(
              'relative flex gap-3.5 pb-5 last:pb-0',
              'not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-[10.5px] not-last:before:w-0.5',
              is === 'done' ? 'not-last:before:bg-primary' : 'not-last:before:bg-line-2',
            )}
          >
            <span className={cx('mt-px grid size-[23px] shrink-0 place-items-center rounded-full', look)}>
              {sign}
              <span className="sr-only">{said}</span>
            </span>
            <span className="min-w-0">
              <b
                className={cx(
                  'block leading-[1.5]',
                  is === 'next' ? 'font-medium text-ink-3' : 'font-semibold text-ink',
                )}
              >
                {title}
              </b>
              {at && <small className="tnum block text-label text-ink-3">{at}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
