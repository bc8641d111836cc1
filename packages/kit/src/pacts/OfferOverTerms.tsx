import { differenceSpoken, differenceText } from '@coffeeattack/domain/pacts/difference-words.ko'
import type { Difference, Step } from '@coffeeattack/domain/pacts/differences'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { type TermsPart, termsParts } from './termsParts.ts'

const Equal = icon(<path d="M5 9h14M5 15h14" />)
const Down = icon(<path d="M12 5v14m7-7-7 7-7-7" />)
const Up = icon(<path d="M12 19V5m-7 7 7-7 7 7" />)

/** In the pay's own tones. Shares are an estimate, so all of them is hatched. */
const looks = {
  base: { sure: 'bg-pay-1', possible: 'hatched-pay-1 opacity-75' },
  bonus: { sure: 'bg-pay-2', possible: 'estimated opacity-75' },
  stock: { sure: 'estimated', possible: 'estimated opacity-70' },
  signing: { sure: 'bg-pay-3', possible: 'bg-pay-3 opacity-50' },
} as const

const sizes = {
  row: { offer: 'h-1', terms: 'h-[11px]', gap: 'gap-0.5' },
  card: { offer: 'h-1.5', terms: 'h-4', gap: 'gap-1' },
} as const

type OfferOverTermsProps = {
  difference: Difference
  /** What the figure is called, for screen readers. */
  name: string
  size?: keyof typeof sizes
  className?: string
}

/**
 * A figure of the terms beside the offer's, on one scale from zero: the offer thin and grey above, the terms thick below.
 * What is missing is an empty dashed box, what rose is cherry (PACT-2). A figure without an offer has no bar.
 */
export function OfferOverTerms({ difference, name, size = 'row', className }: OfferOverTermsProps) {
  const { kind, offered } = difference
  if (!offered) return null
  const { offer, terms } = termsParts(difference)
  const height = sizes[size]
  return (
    <div {...drawing(differenceSpoken(name, difference))} className={cx('grid', height.gap, className)}>
      <Bar parts={offer} height={height.offer} look={offerLook} />
      <Bar parts={terms} height={height.terms} look={(part) => termsLook(part, looks[kind])} />
    </div>
  )
}

const offerLook = (look: TermsPart['look']) =>
  look === 'sure' ? 'bg-line-field' : look === 'possible' ? 'hatched-before' : ''

function termsLook(look: TermsPart['look'], tones: (typeof looks)[keyof typeof looks]) {
  if (look === 'sure' || look === 'possible') return tones[look]
  if (look === 'risen') return 'bg-rise'
  return look === 'missing'
    ? 'grid place-items-center border-[1.5px] border-dashed border-ink-2 text-ink'
    : ''
}

type BarProps = { parts: readonly TermsPart[]; height: string; look: (look: TermsPart['look']) => string }

function Bar({ parts, height, look }: BarProps) {
  return (
    <div className={cx('flex gap-0.5', height)}>
      {parts.map((part) => (
        <i
          key={part.look}
          className={cx(
            'block min-w-0.5 overflow-hidden rounded-xs first:rounded-l-[5px] last:rounded-r-[5px]',
            look(part.look),
          )}
          style={{ flexGrow: part.size, flexBasis: 0 }}
        >
          {part.look === 'missing' && <Down size={11} strokeWidth={3} />}
        </i>
      ))}
    </div>
  )
}

const marks = { SAME: Equal, HIGHER: Up, LOWER: Down, NEW: Plus } as const

const markLooks = {
  SAME: 'text-ink-3',
  NEW: 'text-ink-3',
  HIGHER: 'font-semibold text-rise-text',
  LOWER: 'font-bold text-ink',
} as const

type StepMarkProps = { step: Exclude<Step, 'NONE'>; children: string; className?: string }

/** '=', '↑', '↓' or '+' with its words. Lower has no colour: it is bold. */
export function StepMark({ step, children, className }: StepMarkProps) {
  const Mark = marks[step]
  return (
    <span className={cx('inline-flex items-center gap-1 text-caption tnum', markLooks[step], className)}>
      <Mark size={14} strokeWidth={step === 'LOWER' ? 2.8 : 2.4} className="shrink-0" />
      {children}
    </span>
  )
}

/** The mark of a figure in the words of both screens. */
export function DifferenceMark({ difference, className }: { difference: Difference; className?: string }) {
  const { step } = difference
  if (step === 'NONE') return null
  return (
    <StepMark step={step} className={className}>
      {differenceText(difference)}
    </StepMark>
  )
}
