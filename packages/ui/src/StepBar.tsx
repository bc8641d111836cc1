import { cx } from './cx.ts'
import { drawing } from './drawing.ts'

/** One short bar per step. `label` says it in words: '여섯 항목 중 네 개를 채웠어요'. */
export function StepBar({
  flags,
  label,
  className,
}: {
  flags: readonly boolean[]
  label: string
  className?: string
}) {
  return (
    <div {...drawing(label)} className={cx('grid auto-cols-fr grid-flow-col gap-1', className)}>
      {Array.from(flags.entries(), ([i, done]) => (
        <i key={i} className={cx('h-[5px] rounded-full', done ? 'bg-primary' : 'bg-line-2')} />
      ))}
    </div>
  )
}
