import type { Difference } from '@coffeeattack/domain/pacts/differences'

export type TermsPart = {
  readonly look: 'sure' | 'possible' | 'risen' | 'missing' | 'rest'
  readonly size: number
}

type Compared = Pick<Difference, 'offered' | 'agreed' | 'step'>

/** Both bars from zero on one scale, which ends at the higher of the two. */
export function termsParts({ offered, agreed, step }: Compared): { offer: TermsPart[]; terms: TermsPart[] } {
  const end = Math.max(offered?.max ?? 0, agreed?.max ?? 0)
  const offer = offered
    ? parts(end, [
        ['sure', 0, offered.min],
        ['possible', offered.min, offered.max],
      ])
    : []
  return { offer, terms: parts(end, termsOf({ offered, agreed, step })) }
}

type Stretch = [look: TermsPart['look'], from: number, to: number]

function termsOf({ offered, agreed, step }: Compared): Stretch[] {
  if (!agreed) return offered ? [['missing', 0, offered.min]] : []
  const { min, max } = agreed
  if (step === 'LOWER' && offered) {
    // A range that ends as high as the promised one lacks its beginning: that stretch was sure and is not any more.
    if (min !== max && max >= offered.max)
      return [
        ['sure', 0, min],
        ['missing', min, offered.min],
        ['possible', offered.min, max],
      ]
    const promised = min === max ? offered.min : offered.max
    return [
      ['sure', 0, min],
      ['possible', min, max],
      ['missing', max, promised],
    ]
  }
  const most = step === 'HIGHER' && offered ? offered.max : max
  return [
    ['sure', 0, Math.min(min, most)],
    ['possible', min, Math.min(max, most)],
    ['risen', most, max],
  ]
}

/** Stretches without length are left out; what is left up to the end of the scale is drawn as nothing. */
function parts(end: number, stretches: readonly Stretch[]): TermsPart[] {
  const drawn = stretches.flatMap(([look, from, to]) => (to > from ? [{ look, size: to - from }] : []))
  const length = drawn.reduce((sum, { size }) => sum + size, 0)
  return length < end ? [...drawn, { look: 'rest', size: end - length }] : drawn
}
