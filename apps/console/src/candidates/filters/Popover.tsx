import { useAsking } from '@coffeeattack/ui/ask'
import { More } from '@coffeeattack/ui/icons/More'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

const WIDTH = 304
const GAP = 6

type Opener = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
}

type PopoverProps = {
  /** The accessible name of the panel. */
  name: string
  renderOpener: (opener: Opener) => ReactNode
  children: (close: () => void) => ReactNode
}

/** A button with a panel below it. A press outside or Esc closes the panel and returns the focus to the button. */
export function Popover({ name, renderOpener, children }: PopoverProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)

  const close = () => setPlace(null)
  const asking = useAsking()
  const leave = useEffectEvent((event: PointerEvent) => {
    const at = event.target as Node
    // A dialog above the panel counts as inside, so that opening it does not close the panel.
    if (!asking && !panel.current?.contains(at) && !button.current?.contains(at)) close()
  })

  useEffect(() => {
    const [inside, opener] = [panel.current, button.current]
    if (!place || !inside) return
    inside.querySelector<HTMLElement>('input, select, button')?.focus()

    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.isComposing) setPlace(null)
    }
    const pressed = (event: PointerEvent) => leave(event)
    document.addEventListener('pointerdown', pressed)
    inside.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      // Closing removes the focused element; without this the focus would be lost.
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [place])

  return (
    <>
      {renderOpener({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': place !== null,
        onClick: () => setPlace(place ? null : under(button.current)),
      })}
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

/** Places the panel below its button, within the right edge of the row. */
function under(button: HTMLElement | null): CSSProperties {
  const row = button?.closest<HTMLElement>('[data-popover-row]')
  if (!button || !row) return {}
  const [at, around] = [button.getBoundingClientRect(), row.getBoundingClientRect()]
  return {
    top: at.bottom - around.top + GAP,
    left: Math.max(0, Math.min(at.left - around.left, around.width - WIDTH)),
    width: WIDTH,
  }
}

type MoreMenuProps = { name: string; children: PopoverProps['children'] }

/** The three dots at the end of a row, with what they open. */
export const MoreMenu = ({ name, children }: MoreMenuProps) => (
  <Popover
    name={name}
    renderOpener={(opener) => (
      <button
        type="button"
        {...opener}
        aria-label={name}
        className="relative grid h-11 w-8 shrink-0 place-items-center rounded-button-sm text-ink-3 after:absolute after:-inset-x-1.5 after:inset-y-0 press:bg-surface-3"
      >
        <More size={18} />
      </button>
    )}
  >
    {children}
  </Popover>
)
