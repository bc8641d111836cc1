import { foldedText, foldReasons, type SuggestionReason } from '@coffeeattack/domain/suggestions/reasons'
import { cx } from '@coffeeattack/ui/cx'
import { ReasonMark } from './ReasonMark.tsx'
import { Signed } from './Signed.tsx'

type ReasonKeyProps = {
  reasons: readonly SuggestionReason[]
  /** How many of each side are told by themselves. */
  shown: { readonly pros: number; readonly cons: number }
  className?: string
}

/** The rows below a run: the strongest reasons of both sides. With those that fold the others all rows add up. */
export function ReasonKey({ reasons, shown, className }: ReasonKeyProps) {
  const { pros, otherPros, cons, otherCons } = foldReasons(reasons, shown)
  return (
    <ul className={cx('grid gap-[9px]', className)}>
      {pros.map((reason) => (
        <KeyRow key={reason.text} kind="for" {...reason} />
      ))}
      {otherPros && <KeyRow kind="folded" text={foldedText(otherPros)} points={otherPros.points} />}
      {cons.map((reason) => (
        <KeyRow key={reason.text} kind="against" {...reason} />
      ))}
      {otherCons && <KeyRow kind="folded" text={foldedText(otherCons)} points={otherCons.points} />}
    </ul>
  )
}

type KeyRowProps = { kind: 'for' | 'against' | 'folded'; text: string; points: number }

function KeyRow({ kind, text, points }: KeyRowProps) {
  const tone = kind === 'folded' ? 'text-ink-3' : undefined
  return (
    <li
      className={cx(
        'grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-[9px] text-body-s leading-even',
        tone,
      )}
    >
      <ReasonMark kind={kind} className="mt-1 size-3.5" />
      <span className="[overflow-wrap:anywhere]">{text}</span>
      <Signed points={points} className={tone} />
    </li>
  )
}
