import { useAsking } from '@coffeeattack/ui/ask'
import { FilterChip } from '@coffeeattack/ui/FilterChip'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react'

const WIDTH = 304
const GAP = 44

type FilterPopoverProps = {
  /** What readers hear the panel called. */
  name: string
  /** The chip's own text: the name, or what is chosen. */
  label: string
  on: boolean
  children: (close: () => void) => ReactNode
}

/** A chip and what it opens. Closes on a press outside and on Esc, and gives the focus back. */
export function FilterPopover({ name, label, on, children }: FilterPopoverProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const chip = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)

  const close = () => setPlace(null)
  const asking = useAsking()
  const leave = useEffectEvent((event: PointerEvent) => {
    const at = event.target as Node
    // What is asked about stands over the panel, and what was typed in it stays.
    if (!asking && !panel.current?.contains(at) && !chip.current?.contains(at)) close()
  })

  useEffect(() => {
    const [inside, opener] = [panel.current, chip.current]
    if (!place || !inside) return
    inside.querySelector<HTMLElement>('input, select')?.focus()

    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.isComposing) setPlace(null)
    }
    const pressed = (event: PointerEvent) => leave(event)
    document.addEventListener('pointerdown', pressed)
    inside.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      // What was focused has gone with the panel.
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [place])

  return (
    <>
      <FilterChip
        ref={chip}
        on={on}
        open={place !== null}
        onClick={() => setPlace(place ? null : under(chip.current))}
      >
        {label}
      </FilterChip>
      {place && (
        <dialog
          ref={panel}
          open
          aria-label={name}
          style={place}
          className="absolute z-10 m-0 max-w-full rounded-card bg-elevated p-4 text-ink shadow-2"
        >
          {children(close)}
        </dialog>
      )}
    </>
  )
}

/** Under its chip, but never past the end of the row of chips. */
function under(chip: HTMLElement | null): CSSProperties {
  const row = chip?.offsetParent
  if (!chip || !row) return {}
  return {
    top: chip.offsetTop + GAP,
    left: Math.max(0, Math.min(chip.offsetLeft, row.clientWidth - WIDTH)),
    width: WIDTH,
  }
}
