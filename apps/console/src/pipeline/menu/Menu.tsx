import { Check } from '@coffeeattack/ui/icons/Check'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Choice } from './choices.ts'

type MenuProps = {
  name: string
  groups: readonly (readonly Choice[])[]
  opener: HTMLElement
  onChoose: (choice: Choice) => void
  onClose: () => void
}

const GAP = 6
const EDGE = 8
const step: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** A menu at its opener. Arrow keys move, Enter chooses, Esc and a press outside close. */
export function Menu({ name, groups, opener, onChoose, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!menu.current) return
    Object.assign(menu.current.style, beside(opener, menu.current))
    const items = itemsIn(menu.current)
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? items[0])?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another menu at the same button has another name
  }, [opener, name])
  useEffect(() => {
    opener.setAttribute('aria-expanded', 'true')
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target) && !opener.contains(target)) close()
    }
    document.addEventListener('pointerdown', leave)
    return () => {
      opener.removeAttribute('aria-expanded')
      document.removeEventListener('pointerdown', leave)
    }
  }, [opener])

  function press(event: KeyboardEvent) {
    // Keys pressed in the menu do not reach the shortcuts of the page.
    event.stopPropagation()
    const items = itemsIn(menu.current)
    const at = items.findIndex((item) => item === document.activeElement)
    const by = step[event.key]
    if (by) items.at((at + by + items.length) % items.length)?.focus()
    else if (event.key === 'Home') items[0]?.focus()
    else if (event.key === 'End') items.at(-1)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={press}
      className="fixed z-30 max-h-[min(420px,calc(100dvh-16px))] w-64 overflow-y-auto rounded-field bg-elevated p-1.5 shadow-2 outline-none"
    >
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <div
            key={group[0]?.label}
            className="border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5"
          >
            {group.map((choice) => (
              <Item key={choice.label} choice={choice} onChoose={onChoose} />
            ))}
          </div>
        ))}
    </div>
  )
}

function Item({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const { label, note, isChosen } = choice
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      tabIndex={-1}
      onClick={() => onChoose(choice)}
      className="flex min-h-10 w-full items-center gap-2 rounded-[10px] max-lg:min-h-11 px-3 py-1.5 text-left text-label font-medium hover:bg-surface-2 focus-visible:bg-surface-2 focus-visible:outline-none"
    >
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {note && <span className="shrink-0 text-caption font-normal text-ink-3 tnum">{note}</span>}
      {isChosen && <Check size={16} strokeWidth={2.4} className="shrink-0" />}
    </button>
  )
}

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('button') ?? [])]

/** Below the opener, or above it without room below, within the window. */
function beside(opener: HTMLElement, menu: HTMLElement): { top: string; left: string } {
  const at = opener.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = menu
  const isBelow = at.bottom + GAP + height <= window.innerHeight - EDGE
  const top = isBelow ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height)
  const left = Math.max(EDGE, Math.min(at.left, window.innerWidth - width - EDGE))
  return { top: `${top}px`, left: `${left}px` }
}
