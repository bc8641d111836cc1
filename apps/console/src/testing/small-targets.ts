/** Finds touch targets below the size of the design language (44 × 44). */

const LEAST = 44
/** Rounding can take up to a pixel from a box between two pixels. */
const ROUNDED = 0.5

const TARGETS =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=menuitem], [role=menuitemradio], [role=option]'

export function smallTargets(within: ParentNode = document): string[] {
  return [...within.querySelectorAll<HTMLElement>(TARGETS)]
    .filter((target) => isShown(target) && !isInSentence(target))
    .flatMap((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { width, height } = placeOf(target)
      const isSmall = Math.min(width, height) < LEAST - ROUNDED
      return isSmall ? [`${nameOf(target)}: ${width} × ${height}`] : []
    })
}

/** The box of a visually hidden input is that of its label. */
function boxOf(target: HTMLElement): DOMRect {
  const box = target.getBoundingClientRect()
  const label = target instanceof HTMLInputElement && box.width <= 1 ? target.labels?.[0] : null
  return label?.getBoundingClientRect() ?? box
}

/** False for hidden and screen-reader-only elements, and for those behind a dialog. */
function isShown(target: HTMLElement): boolean {
  const { width, height } = boxOf(target)
  const isOff = target.closest('[inert], [aria-hidden=true]') !== null
  // An input may be transparent above its drawn replacement.
  const opacityProperty = !target.matches('input')
  return (
    target.checkVisibility({ opacityProperty, visibilityProperty: true }) && !isOff && width > 1 && height > 1
  )
}

/** A link inside a sentence is as high as its line. */
function isInSentence(target: HTMLElement): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  const around = target.parentElement?.textContent ?? ''
  return around.trim() !== target.textContent.trim()
}

/** A cheap check that spares most targets the exact measurement. */
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
const LOOKS = [5, 10, 16, (LEAST - ROUNDED) / 2]

/** The area around the centre in which a press hits the target; elements above it are excluded, its enlarged edge is included. */
function placeOf(target: HTMLElement): { width: number; height: number } {
  const { left, top, width, height } = boxOf(target)
  const [x, y] = [left + width / 2, top + height / 2]
  const isMet = LOOKS.every((far) =>
    AROUND.every(([stepX, stepY]) => means(target, x + stepX * far, y + stepY * far)),
  )
  if (isMet) return { width: LEAST, height: LEAST }
  const reach = (stepX: number, stepY: number) => {
    let far = 0
    while (far < LEAST && means(target, x + stepX * (far + 0.5), y + stepY * (far + 0.5))) far += 0.5
    return far
  }
  return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) }
}

function means(target: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  return target.contains(hit) || hit.closest('label')?.control === target
}

const nameOf = (target: HTMLElement) =>
  `${target.tagName.toLowerCase()} ‘${target.getAttribute('aria-label') ?? target.textContent.trim()}’`
